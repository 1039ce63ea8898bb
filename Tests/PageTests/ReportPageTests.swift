import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeSnapshots
import Foundation
import Testing

/// The report in a real browser: every promise of docs/report.md that a click can check.
@Suite("Report page in Chromium", .serialized, .enabled(if: Browser.program != nil, Comment(rawValue: Browser.missing)))
struct ReportPageTests {
    @Test("The gravest picture comes first, with its three pictures, boxes, ignored areas and what moved")
    func first() throws {
        let report = try SampleReport()
        let browser = try Browser()
        try browser.open(report.page)
        #expect(try browser.count(".list li") == 4)
        #expect(try browser.text("#picture") == "Commute.broken")
        try browser.press("j")
        #expect(try browser.text("#picture") == "Commute.systemSmall.light")
        #expect(try browser.count("#stage img") == 3)
        try browser.wait(
            "[...document.querySelectorAll('#stage img')].every((i) => i.complete && i.naturalWidth === 120)")
        #expect(try browser.text("#moved") == "What movedText 'Arriving' moved 8 pt right")
        #expect(try browser.count("#stage .box:not(.ignored)") > 0)
        #expect(try browser.count("#stage .box.ignored") == 3)
        #expect(try browser.text("#threshold").contains("without pixels 100,100 10×10"))
        #expect(try browser.text("#approve") == "ambrotype approve Commute.systemSmall.light")
        #expect(browser.problems == [])
    }

    @Test("Keys go through pictures and views; the address follows and leads back to the same place")
    func keysAndAddress() throws {
        let report = try SampleReport()
        let browser = try Browser()
        try browser.open(report.page)
        try browser.press("j", "2")
        #expect(try browser.value("document.querySelector('#stage').dataset.view") == "slider")
        #expect(try browser.value("location.hash") == "#picture=Commute.systemSmall.light&view=slider")
        try browser.press("3", " ")
        #expect(try browser.text("#stage figcaption") == "expected")
        try browser.press(" ")
        #expect(try browser.text("#stage figcaption") == "actual")
        try browser.press("4")
        #expect(try browser.text("#stage figcaption") == "50 % actual over expected")
        try browser.press("5")
        #expect(try browser.count("#stage img") == 1)
        try browser.press("k")
        #expect(try browser.text("#picture") == "Commute.broken")
        try browser.press("?")
        #expect(try browser.value("document.querySelector('#help').open") == "true")
        #expect(try browser.text("#help").contains("next, previous picture"))

        try browser.open(report.page, at: "#picture=Commute.systemSmall.light&view=onion&zoom=4&theme=dark")
        #expect(try browser.text("#picture") == "Commute.systemSmall.light")
        #expect(try browser.value("document.querySelector('#stage').dataset.view") == "onion")
        #expect(try browser.value("document.querySelector('[data-zoom=\"4\"]').ariaPressed") == "true")
        #expect(try browser.value("document.documentElement.dataset.theme") == "dark")
        #expect(browser.problems == [])
    }

    @Test("While the keys are shown, none of them acts beneath")
    func keysBeneath() throws {
        let report = try SampleReport()
        let browser = try Browser()
        try browser.open(report.page)
        try browser.press("?", "j", "g")
        #expect(try browser.text("#picture") == "Commute.broken")
        #expect(browser.problems == [])
    }

    @Test("A control chosen by keyboard keeps the focus; one that was clicked lets it go, so that space flips")
    func focus() throws {
        let report = try SampleReport()
        let browser = try Browser()
        try browser.open(report.page, at: "#picture=Commute.systemSmall.light")
        try browser.value(
            "(document.querySelector('button[data-view=slider]').focus(), document.activeElement.click())")
        #expect(try browser.value("document.querySelector('#stage').dataset.view") == "slider")
        #expect(try browser.value("document.activeElement.dataset.view") == "slider")
        try browser.click("button[data-view=blink]")
        #expect(try browser.value("document.activeElement.tagName") == "BODY")
        try browser.press(" ")
        #expect(try browser.text("#pause") == "Go on")
        #expect(browser.problems == [])
    }

    @Test("The picture of an orphan, whose record knows no size, is shown in its own")
    func orphan() throws {
        let report = try SampleReport(orphan: true)
        let browser = try Browser()
        try browser.open(report.page, at: "#picture=Commute.old&zoom=2")
        try browser.wait("document.querySelector('#stage .sheet')?.clientWidth === 240")
        #expect(try browser.text("#stage figcaption") == "golden120 × 120")
        #expect(browser.problems == [])
    }

    @Test("Filters by state, family and words narrow the list, alone and together")
    func filters() throws {
        let report = try SampleReport()
        let browser = try Browser()
        try browser.open(report.page)
        try browser.click(".bar [data-state=unchanged]")
        #expect(try browser.count(".list li") == 1)
        #expect(try browser.text("[role=status]") == "1 of 4 pictures")
        try browser.click(".bar [data-state=unchanged]")
        try browser.press("/")
        try browser.type("arriving")
        #expect(try browser.count(".list li") == 1)
        #expect(try browser.text("#picture") == "Commute.systemSmall.light")
        try browser.press("Escape")
        try browser.open(report.page, at: "#family=systemMedium")
        #expect(try browser.count(".list li") == 2)
        #expect(try browser.value("document.querySelector('[data-facet=family]').value") == "systemMedium")
        try browser.open(report.page, at: "#q=nothing+of+that+name")
        #expect(try browser.text("main") == "No picture fits the filter.")
        #expect(browser.problems == [])
    }

    @Test("A sentence about a move shows where it was and is; a source line is a link, never a script")
    func movesAndSource() throws {
        let report = try SampleReport()
        let browser = try Browser()
        try browser.open(report.page, at: "#picture=Commute.systemSmall.light")
        try browser.click("#moved button")
        #expect(try browser.count("#stage .told.was") == 3)
        #expect(
            try browser.value("document.querySelector('#source').getAttribute('href')")
                == "https://host.example/a%20b/c.json#L7")
        try report.write(sourceLink: "javascript:alert(1)//{file}")
        try browser.open(report.page, at: "#picture=Commute.systemSmall.light")
        #expect(try browser.value("document.querySelector('#source').tagName") == "CODE")
        #expect(browser.problems == [])
    }

    @Test("Names and messages that look like markup are shown as they are")
    func markup() throws {
        let report = try SampleReport(
            message: "</script><script>document.title = 'taken'</script><img src=x onerror=alert(1)>")
        let browser = try Browser()
        try browser.open(report.page)
        #expect(try browser.text(".message").contains("</script><script>document.title = 'taken'</script><img src=x"))
        #expect(try browser.value("document.title").hasPrefix("Ambrotype verify: 1 in error"))
        #expect(try browser.count("img[src=x]") == 0)
        #expect(browser.problems == [])
    }

    @Test("A thousand pictures: only those near the window are decoded, equal ones lie in the page once")
    func thousand() throws {
        let report = try SampleReport(unchanged: 1000)
        let browser = try Browser()
        try browser.open(report.page, at: "#tiles=1")
        #expect(try browser.count(".list li") == 1003)
        #expect(try browser.count(".tile") == 1003)
        try browser.wait("document.querySelectorAll('.tile img[src]').length > 3")
        #expect(try browser.count(".tile img[src]") < 150)
        #expect(try browser.count("script[id^=p-]") == 5)
        try browser.value("document.querySelector('main').scrollTo(0, 1e9)")
        try browser.wait("document.querySelector('.tile:last-child img').naturalWidth > 0")
        #expect(try browser.count(".tile img[src]") < 150)
        #expect(browser.problems == [])
    }

    @Test("Every control has a name, and text stands out from its ground in both themes")
    func accessibility() throws {
        let report = try SampleReport()
        let browser = try Browser()
        for theme in ["light", "dark"] {
            try browser.open(report.page, at: "#picture=Commute.systemSmall.light&theme=\(theme)")
            let unnamed =
                "[...document.querySelectorAll('button, a, input, select')].filter((e) => !(e.ariaLabel || e.textContent.trim() || e.labels?.length)).length"
            #expect(try browser.value(unnamed) == "0")
            #expect(try browser.value(SampleReport.poorContrasts) == "")
        }
        #expect(try browser.value("document.documentElement.lang") == "en")
        #expect(try browser.count("img:not([alt])") == 0)
    }
}
