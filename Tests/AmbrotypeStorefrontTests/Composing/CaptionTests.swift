import AmbrotypeDrawing
import AmbrotypeStorefront
import AmbrotypeWidgets
import Foundation
import Testing

@MainActor @Suite("Captions")
struct CaptionsTests {
    private let room = CGRect(x: 30, y: 40, width: 380, height: 180)

    private func fit(_ text: String, locale: String = "en-US", size: CGFloat = 40, least: CGFloat = 24) throws
        -> FittedCaption
    {
        let stage = try Theatre().stage(locale: locale)
        return try CaptionFitter(setter: stage.setter).fit(
            Caption(text: text, size: size, minimumSize: least), in: room)
    }

    @Test("A short caption keeps the size it was given")
    func aShortCaptionKeepsTheSize() throws {
        #expect(try fit("Always in sight").size == 40)
    }

    @Test("A long one shrinks until it fits and stays inside its room")
    func aLongOneShrinksUntilIt() throws {
        let fitted = try fit(
            "One good story for every single morning of the year, right on your Home Screen and nowhere else")
        #expect(fitted.size < 40 && fitted.size >= 24)
        #expect(room.contains(fitted.frame))
    }

    @Test("A word is never broken: it shrinks instead")
    func aWordIsNeverBrokenIt() throws {
        #expect(try fit("Geschwindigkeitsbegrenzung", locale: "de-DE", size: 48).size < 48)
    }

    @Test("What does not fit at the least size is an error, not a cut")
    func whatDoesNotFitAtThe() throws {
        let text = String(repeating: "far too many words ", count: 30)
        #expect {
            try fit(text)
        } throws: { error in
            guard case StorefrontTrouble.captionTooLong(_, let least, _, _) = error else { return false }
            return least == 24
        }
    }

    @Test("A Japanese word is not broken either, and a break inside one is the last resort")
    func aJapaneseWordIsNot() throws {
        let stage = try Theatre().stage(locale: "ja")
        let word = Caption(text: "アプリケーション", size: 40, minimumSize: 20)
        func size(_ width: CGFloat) throws -> CGFloat {
            try CaptionFitter(setter: stage.setter).fit(word, in: CGRect(x: 0, y: 0, width: width, height: 180)).size
        }
        #expect(try size(400) == 40)
        let shrunk = try size(220)
        #expect(shrunk < 40 && shrunk > 20)
        // Not even the least size holds it: it is broken, at the size it was given.
        #expect(try size(130) == 40)
    }

    @Test(
        "Every script is set",
        arguments: [
            ("ja", "ホーム画面に、毎日ひとつの良い物語"), ("ar-SA", "قصة جيدة كل يوم على شاشتك الرئيسية"),
            ("th", "เรื่องดีๆ ทุกวันบนหน้าจอโฮมของคุณ"),
            ("hi", "आपकी होम स्क्रीन पर हर दिन एक अच्छी कहानी"), ("he", "סיפור טוב אחד בכל יום במסך הבית"),
        ])
    func everyScriptIsSet(_ locale: String, _ text: String) throws {
        let fitted = try fit(text, locale: locale)
        #expect(!fitted.items.isEmpty)
        #expect(room.contains(fitted.frame))
    }
}

@MainActor @Suite("Composition")
struct CompositionTests {
    private func shot(_ change: (inout AmbrotypeStorefront.Composition) -> Void = { _ in })
        -> AmbrotypeStorefront.Composition
    {
        var home = HomeScreen()
        home.widgets = [HomeWidget(WidgetChoice(subject: "a"), .systemSmall, column: 0, row: 0)]
        var shot = AmbrotypeStorefront.Composition(content: .home(home))
        change(&shot)
        return shot
    }

    @Test("The canvas is the device's screen")
    func theCanvasIsTheDeviceS() throws {
        #expect(try Theatre().stage("iphone-17-pro-max").list(shot()).size == CGSize(width: 440, height: 956))
    }

    @Test("Full shows the scene edge to edge")
    func fullShowsTheSceneEdgeTo() throws {
        let frames = try Theatre().stage().list(shot { $0.layout = .full }).widgetFrames
        #expect(frames.map(\.origin) == [CGPoint(x: 29, y: 87)])
    }

    @Test("With a caption the device stands below it, smaller")
    func withACaptionTheDeviceStands() throws {
        let list = try Theatre().stage().list(
            shot { $0.caption = Caption(text: "Always in sight", size: 36, minimumSize: 20) })
        let frame = try #require(list.widgetFrames.first)
        #expect(frame.width < 162 && frame.minY > 874 * 0.25)
    }

    @Test("A panorama's ground goes on from shot to shot, mirrored where people read from the right")
    func aPanoramaSGroundGoesOn() throws {
        func ground(_ index: Int, _ locale: String) throws -> CGRect? {
            let list = try Theatre().stage(locale: locale).list(
                shot {
                    $0.background = .color(.white)
                    $0.panorama = .init(index: index, count: 3)
                })
            guard case .fill(let path, _, _)? = list.items.first else { return nil }
            return path.boundingRect
        }
        #expect(try ground(0, "en-US") == CGRect(x: 0, y: 0, width: 1206, height: 874))
        #expect(try ground(1, "en-US")?.minX == -402)
        #expect(try ground(0, "ar-SA")?.minX == -804)
    }

    @Test("A neighbour's device shows where it reaches over")
    func aNeighbourSDeviceShowsWhere() throws {
        let neighbour = shot { $0.offset = CGSize(width: 0.5, height: 0) }
        let frames = try Theatre().stage().list(shot(), neighbours: [(distance: -1, shot: neighbour)]).widgetFrames
        #expect(frames.count == 2)
        #expect(abs(frames[1].midX - frames[0].midX - 201) < 0.01)
    }

    @Test("The user's frame puts the screen into its box")
    func theUserSFramePutsThe() throws {
        let key = PictureKey(name: "frame.png", pixelSize: CGSize(width: 1400, height: 2900))
        let list = try Theatre().stage().list(
            shot { $0.frame = .picture(key, screen: CGRect(x: 97, y: 139, width: 1206, height: 2622)) })
        let picture = list.all.compactMap { item -> CGRect? in
            if case .picture(let found, let rect, _, _, _) = item, found == key { return rect }
            return nil
        }
        #expect(abs((picture.first?.width ?? 0) - 1400.0 * 402 / 1206) < 0.001)
    }

    @Test("A blurred wallpaper is taken ready-made where there is one, over the whole place")
    func aBlurredWallpaperIsTaken() throws {
        var stage = try Theatre().stage()
        let photo = PictureKey(name: "photo.jpg", pixelSize: CGSize(width: 4000, height: 3000))
        let soft = PictureKey(name: "soft", pixelSize: CGSize(width: 40, height: 90))
        var asked: [CGFloat] = []
        stage.softened = { key, size, blur in
            asked += key == photo ? [size.width, size.height, blur] : []
            return soft
        }
        let list = try stage.list(
            shot {
                $0.background = .picture(photo, blur: 9, dim: 0.3)
                $0.layout = .captionBottom
            })
        #expect(asked == [402, 874, 9])
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let whole = CGRect(x: 0, y: 0, width: 402, height: 874)
        #expect(list.items.first == .picture(soft, rect: whole, source: unit, interpolation: .high, tint: nil))
    }
}
