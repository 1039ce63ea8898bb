import AmbrotypeSnapshots
import Testing

@Suite("Drawing stamps")
struct DrawingStampTests {
    private static let inter = DrawingStamp.Font(file: "Inter.ttf", sha256: "aa")
    private static let bold = DrawingStamp.Font(file: "Inter-Italic.ttf", sha256: "bb")
    private static let japanese = DrawingStamp.Font(file: "Noto-JP.ttf", sha256: "cc")
    private static let own = DrawingStamp.Font(file: "Corporate.ttf", sha256: "dd")
    private static let atHand = DrawingStamp.FontsAtHand(all: [inter, bold, japanese], users: [])

    private static func stamp(_ fonts: DrawingStamp.Font...) -> DrawingStamp {
        DrawingStamp(tool: "0.1.0", fonts: fonts)
    }

    @Test("A text that needs a font more, or one less, is a change of the project and not of the fonts")
    func scripts() {
        let (plain, both) = (Self.stamp(Self.inter), Self.stamp(Self.inter, Self.japanese))
        #expect(both.cause(ofDifferenceFrom: plain, atHand: Self.atHand) == nil)
        #expect(plain.cause(ofDifferenceFrom: both, atHand: Self.atHand) == nil)
        #expect(Self.stamp(Self.bold).cause(ofDifferenceFrom: plain, atHand: Self.atHand) == nil)
    }

    @Test("A font that has other contents now, that is gone, or that the user put first is a cause")
    func fonts() {
        let older = DrawingStamp.Font(file: "Inter.ttf", sha256: "00")
        #expect(
            Self.stamp(Self.inter).cause(ofDifferenceFrom: Self.stamp(older), atHand: Self.atHand)
                == .fonts(["Inter.ttf"]))
        #expect(
            Self.stamp(Self.inter).cause(ofDifferenceFrom: Self.stamp(Self.own), atHand: Self.atHand)
                == .fonts(["Corporate.ttf"]))
        let withOwn = DrawingStamp.FontsAtHand(all: Self.atHand.all.union([Self.own]), users: ["Corporate.ttf"])
        #expect(
            Self.stamp(Self.own).cause(ofDifferenceFrom: Self.stamp(Self.inter), atHand: withOwn)
                == .fonts(["Corporate.ttf"]))
    }

    @Test("Of pictures from elsewhere every font that only one has counts")
    func elsewhere() {
        #expect(
            Self.stamp(Self.inter, Self.japanese).cause(ofDifferenceFrom: Self.stamp(Self.inter))
                == .fonts(["Noto-JP.ttf"]))
    }
}
