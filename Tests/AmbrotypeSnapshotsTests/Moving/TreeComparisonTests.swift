import AmbrotypeSnapshots
import Foundation
import Testing

@Suite("What moved")
struct TreeComparisonTests {
    private static func view(
        _ type: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, text: String? = nil,
        name: String? = nil, place: String? = nil, _ children: [PlacedTree] = []
    ) -> PlacedTree {
        PlacedTree(
            place: place ?? "", type: type, name: name, text: text,
            frame: CGRect(x: x, y: y, width: width, height: height), children: children)
    }

    private static func stack(_ children: PlacedTree..., at origin: (Double, Double) = (0, 0)) -> PlacedTree {
        view("VStack", origin.0, origin.1, 100, 100, children)
    }

    private func sentences(_ old: PlacedTree, _ new: PlacedTree) -> [String] {
        TreeComparison(old: old, new: new).sentences
    }

    @Test("Equal trees have nothing to say, and neither has rounding")
    func equal() {
        let tree = Self.stack(Self.view("Text", 0, 0, 10, 10, text: "A"))
        #expect(sentences(tree, tree) == [])
        #expect(sentences(tree, Self.stack(Self.view("Text", 0.04, 0, 10, 10.03, text: "A"))) == [])
    }

    @Test("A text that moved, a bar that grew, a picture that is gone and one that is new")
    func kinds() {
        let old = Self.stack(
            Self.view("Text", 0, 0, 50, 20, text: "Arriving"), Self.view("ProgressView", 0, 30, 50, 4),
            Self.view("Image", 0, 40, 20, 20, name: "cover"))
        let new = Self.stack(
            Self.view("Text", 0, 4, 50, 20, text: "Arriving"), Self.view("ProgressView", 0, 30, 62, 4),
            Self.view("Symbol", 0, 40, 20, 20, name: "star"))
        #expect(
            sentences(old, new) == [
                "Text 'Arriving' moved 4 pt down", "ProgressView grew 12 pt wider", "Image 'cover' is gone",
                "Symbol 'star' is new",
            ])
    }

    @Test("Growing to one side is no move; both edges going one way is")
    func edges() {
        let old = Self.stack(Self.view("Text", 20, 0, 20, 10, text: "A"))
        #expect(sentences(old, Self.stack(Self.view("Text", 14, 0, 26, 10, text: "A"))) == ["Text 'A' grew 6 pt wider"])
        #expect(
            sentences(old, Self.stack(Self.view("Text", 14, 0, 32, 10, text: "A"))) == ["Text 'A' grew 12 pt wider"])
        #expect(
            sentences(old, Self.stack(Self.view("Text", 24, -2, 18, 10, text: "A"))) == [
                "Text 'A' moved 4 pt right and 2 pt up and shrank 2 pt narrower"
            ])
    }

    @Test("A stack whose contents all moved alike is one sentence")
    func together() {
        func inner(_ y: Double) -> PlacedTree {
            Self.view(
                "HStack", 0, y, 100, 20,
                [Self.view("Text", 0, y, 20, 20, text: "A"), Self.view("Text", 30, y, 20, 20, text: "B")])
        }
        let rest = Self.view("Text", 0, 90, 20, 10, text: "C")
        #expect(
            sentences(Self.stack(inner(0), rest), Self.stack(inner(4), rest)) == [
                "HStack with 'A' and 1 more moved 4 pt down"
            ])
    }

    @Test("What moved inside something that moved is told beside it, by its own way alone")
    func inside() {
        func tree(_ x: Double, _ inner: Double) -> PlacedTree {
            Self.stack(
                Self.view(
                    "ProgressView", x, 0, 50, 20, place: "ProgressView",
                    [Self.view("Text", x + inner, 0, 10, 10, text: "5"), Self.view("Text", x, 10, 10, 10, text: "6")]))
        }
        #expect(sentences(tree(0, 0), tree(8, 0)) == ["ProgressView with '5' and 1 more moved 8 pt right"])
    }

    @Test("A view inserted before others does not make them new")
    func inserted() {
        let (a, b) = (Self.view("Text", 0, 0, 10, 10, text: "A"), Self.view("Text", 0, 10, 10, 10, text: "B"))
        let added = Self.view("Text", 0, 0, 10, 10, text: "New")
        let (a2, b2) = (Self.view("Text", 0, 10, 10, 10, text: "A"), Self.view("Text", 0, 20, 10, 10, text: "B"))
        #expect(
            sentences(Self.stack(a, b), Self.stack(added, a2, b2)) == [
                "Text 'New' is new", "Text 'A' moved 10 pt down", "Text 'B' moved 10 pt down",
            ])
    }

    @Test("A view that went into another stack has moved")
    func reunited() {
        let text = Self.view("Text", 0, 0, 10, 10, text: "A")
        let moved = Self.view("Text", 60, 0, 10, 10, text: "A")
        let (filler, left) = (Self.view("Image", 0, 20, 5, 5, name: "x"), Self.view("Image", 60, 20, 5, 5, name: "y"))
        let old = Self.view("HStack", 0, 0, 100, 100, [Self.stack(text, filler), Self.stack(left)])
        let new = Self.view("HStack", 0, 0, 100, 100, [Self.stack(filler), Self.stack(moved, left)])
        #expect(sentences(old, new) == ["Text 'A' moved 60 pt right"])
    }

    @Test("Another text is told as such, and its size is not")
    func text() {
        let old = Self.stack(Self.view("Text", 0, 0, 30, 10, text: "4 min"))
        let new = Self.stack(
            Self.view("Text", 0, 0, 50, 10, text: "a very long text that takes more than forty letters"))
        #expect(sentences(old, new) == ["Text '4 min' now says 'a very long text that takes more than f…'"])
    }

    @Test("Truncation, fonts and links are told")
    func details() {
        var (old, new) = (Self.view("Text", 0, 0, 30, 10, text: "A"), Self.view("Text", 0, 0, 30, 10, text: "A"))
        old.details = ["fonts": .strings(["inter"]), "link": "a://b"]
        new.details = ["fonts": .strings(["inter", "noto"]), "isTruncated": true]
        #expect(
            sentences(Self.stack(old), Self.stack(new)) == [
                "Text 'A' has fonts inter, noto instead of inter, is truncated now and has no link any more"
            ])
    }

    @Test("Scale, lines and privacy are told in a person's words")
    func words() {
        func sentence(_ before: [String: JSONValue], _ after: [String: JSONValue]) -> [String] {
            var (old, new) = (Self.view("Text", 0, 0, 30, 10, text: "A"), Self.view("Text", 0, 0, 30, 10, text: "A"))
            (old.details, new.details) = (before, after)
            return sentences(Self.stack(old), Self.stack(new))
        }
        #expect(sentence(["textScale": .number(0.8)], [:]) == ["Text 'A' is in full size again"])
        #expect(sentence([:], ["textScale": .number(0.8)]) == ["Text 'A' is scaled to 0.8 to fit"])
        #expect(
            sentence(["textScale": .number(0.8)], ["textScale": .number(0.5)])
                == ["Text 'A' is scaled to 0.5 instead of 0.8"])
        #expect(sentence(["lines": 1], ["lines": 2]) == ["Text 'A' has 2 lines instead of 1"])
        #expect(sentence([:], ["isPrivate": true]) == ["Text 'A' is private now"])
    }

    @Test("Modifiers are looked through, and views known from places only are named as a whole")
    func compositions() {
        func tree(_ width: Double, padded: Bool) -> PlacedTree {
            let bar = Self.view(
                "VStack", 0, 0, width, 4, place: "VStack/ProgressView[0]/StyledProgress/VStack",
                [
                    Self.view(
                        "Shape", 0, 0, width, 4, name: "Capsule",
                        place: "VStack/ProgressView[0]/StyledProgress/VStack[1]/Bar")
                ])
            let inner = padded ? Self.view("padding", 0, 0, width, 4, place: "VStack/ProgressView[0]", [bar]) : bar
            return Self.view("VStack", 0, 0, 100, 100, place: "VStack", [inner])
        }
        #expect(sentences(tree(50, padded: false), tree(62, padded: true)) == ["ProgressView grew 12 pt wider"])
    }

    @Test("Views that share a label are told apart by their places")
    func places() {
        func text(_ y: Double, _ place: String) -> PlacedTree {
            Self.view("Text", 0, y, 10, 10, text: "5", place: place)
        }
        #expect(
            sentences(
                Self.stack(text(0, "VStack/Text[0]"), text(20, "VStack/Text[1]")),
                Self.stack(text(0, "VStack/Text[0]"), text(23, "VStack/Text[1]")))
                == ["Text '5' (VStack/Text[1]) moved 3 pt down"])
    }

    @Test("No more than twenty sentences, the last counting the rest")
    func most() {
        func tree(_ shift: Double) -> PlacedTree {
            Self.view(
                "VStack", 0, 0, 9, 9, (0..<30).map { Self.view("Text", Double($0) * shift, 0, 5, 5, text: "\($0)") })
        }
        let all = sentences(tree(1), tree(2))
        #expect(all.count == 20)
        #expect(all.last == "10 more changes")
    }

    @Test("The views in an area are those it covers most of, each label once")
    func views() {
        let tree = Self.stack(
            Self.view("Text", 0, 0, 40, 10, text: "A"), Self.view("Text", 0, 10, 40, 10, text: "B"),
            Self.view("Image", 50, 0, 40, 40, name: "cover"))
        let area = CGRect(x: 0, y: 5, width: 60, height: 15)
        #expect(TreeComparison.views(in: area, of: [tree, tree]) == ["Text 'B'", "Text 'A'", "Image 'cover'"])
    }

    @Test("A view is found by name, text, place or type")
    func frames() {
        let tree = Self.stack(
            Self.view("Text", 0, 0, 40, 10, text: "A", place: "VStack/Text[0]"),
            Self.view("Image", 50, 0, 4, 4, name: "cover"))
        for word in ["A", "VStack/Text[0]", "Text", "Text 'A'"] {
            #expect(Set(TreeComparison.frames(of: word, in: tree)) == [CGRect(x: 0, y: 0, width: 40, height: 10)])
        }
        #expect(TreeComparison.frames(of: "nothing", in: tree).isEmpty)
    }
}
