import Foundation

/// A real Chromium without a window, driven through its debugging pipe, so that tests click where a person would click.
///
/// It is a Debian package (`chromium`) that only these tests need, and large: `scripts/set-up` does not install it. Where it
/// is missing the tests say that they were skipped.
final class Browser {
    static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    static let missing =
        "skipped: chromium is not installed (apt-get install chromium), so no page was opened in a browser"

    private let process = Process()
    private let commands = Pipe()
    private let answers = Pipe()
    private let folder: URL
    private var unread = Data()
    private var number = 0
    private var session: String?
    /// Scripts that failed and what the page's policy refused.
    private(set) var problems: [String] = []

    struct Trouble: Error { var words: String }

    init(width: Int = 1200, height: Int = 800) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ambrotype-browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The pipe is descriptors 3 and 4 of the browser.
        process.arguments = [
            "-c", "exec \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null", "sh", Self.program!, "--headless",
            "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe", "--no-first-run",
            "--force-device-scale-factor=1", "--user-data-dir=\(folder.path)", "--window-size=\(width),\(height)",
            "about:blank",
        ]
        process.standardInput = commands
        process.standardOutput = answers
        try process.run()
        let target = try call("Target.createTarget", ["url": "about:blank"])
        let attached = try call(
            "Target.attachToTarget", ["targetId": target["targetId"] as? String ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log"] { try call("\(domain).enable") }
    }

    deinit {
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Looking and clicking

    /// Opens a file, at a part of its address if given, and waits until all of it is there.
    func open(_ path: String, at hash: String = "") throws {
        try call("Page.navigate", ["url": "about:blank"])
        try call("Page.navigate", ["url": URL(fileURLWithPath: path).absoluteString + hash])
        try wait("document.readyState === 'complete' && location.protocol === 'file:'")
    }

    /// What an expression of JavaScript gives, as text.
    @discardableResult
    func value(_ script: String) throws -> String {
        let answer = try call(
            "Runtime.evaluate", ["expression": "String(\(script))", "returnByValue": true, "awaitPromise": true])
        if let details = answer["exceptionDetails"] { throw Trouble(words: "\(script): \(details)") }
        return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
    }

    /// Waits until an expression is true.
    func wait(_ script: String) throws {
        for _ in 0..<600 {
            if (try? value(script)) == "true" { return }
            usleep(50_000)
        }
        throw Trouble(words: "never came true: \(script)")
    }

    /// The text of the first element that a selector finds.
    func text(_ selector: String) throws -> String {
        try value("document.querySelector(\(quoted(selector)))?.textContent")
    }

    func count(_ selector: String) throws -> Int {
        Int(try value("document.querySelectorAll(\(quoted(selector))).length")) ?? -1
    }

    func click(_ selector: String) throws {
        let place = try value(
            """
            (() => { const e = document.querySelector(\(quoted(selector))); e.scrollIntoView({ block: "nearest" });
              const r = e.getBoundingClientRect(); return (r.left + r.width / 2) + " " + (r.top + r.height / 2); })()
            """
        ).split(separator: " ").compactMap { Double($0) }
        for type in ["mousePressed", "mouseReleased"] {
            try call(
                "Input.dispatchMouseEvent",
                ["type": type, "x": place[0], "y": place[1], "button": "left", "clickCount": 1])
        }
    }

    func press(_ keys: String...) throws {
        for key in keys {
            var event: [String: Any] = ["type": "keyDown", "key": key]
            if key.count == 1 { event["text"] = key }
            try call("Input.dispatchKeyEvent", event)
            try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
        }
    }

    /// Types into whatever has the focus.
    func type(_ text: String) throws { try call("Input.insertText", ["text": text]) }

    private func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(withJSONObject: [text])
        return String(String(decoding: data ?? Data(), as: UTF8.self).dropFirst().dropLast())
    }

    // MARK: The pipe

    @discardableResult
    private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try commands.fileHandleForWriting.write(
            contentsOf: try JSONSerialization.data(withJSONObject: message) + Data([0]))
        while true {
            let answer = try read()
            note(answer)
            guard answer["id"] as? Int == number else { continue }
            if let error = answer["error"] { throw Trouble(words: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func note(_ message: [String: Any]) {
        let parameters = message["params"] as? [String: Any] ?? [:]
        switch message["method"] as? String {
        case "Runtime.exceptionThrown": problems.append("\(parameters["exceptionDetails"] ?? "")")
        case "Log.entryAdded":
            let entry = parameters["entry"] as? [String: Any] ?? [:]
            if entry["level"] as? String == "error" { problems.append("\(entry["text"] ?? "")") }
        default: break
        }
    }

    /// The next message; messages end in a zero byte.
    private func read() throws -> [String: Any] {
        while true {
            if let end = unread.firstIndex(of: 0) {
                let message = unread[unread.startIndex..<end]
                unread = Data(unread[(end + 1)...])
                return (try JSONSerialization.jsonObject(with: message)) as? [String: Any] ?? [:]
            }
            var waited = pollfd(
                fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&waited, 1, 120_000) > 0 else { throw Trouble(words: "the browser says nothing") }
            let more = answers.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Trouble(words: "the browser has ended") }
            unread += more
        }
    }
}
