import AmbrotypeGeometry
import AmbrotypeLayout
import Foundation
import Testing

@Suite("Spacing")
struct SpacingTests {
    /// A text style at the Large size: points, line pitch, and three distances at three pixels a point.
    struct Style {
        let size, pitch, textToText, shapeAbove, shapeBelow: CGFloat

        init(_ size: CGFloat, _ pitch: CGFloat, _ textToText: CGFloat, _ shapeAbove: CGFloat, _ shapeBelow: CGFloat) {
            (self.size, self.pitch) = (size, pitch)
            (self.textToText, self.shapeAbove, self.shapeBelow) = (textToText, shapeAbove, shapeBelow)
        }

        /// Computed from the rules that measured pictures confirm; to two decimals.
        static let table = [
            Style(34, 41, 0.67, 12.53, 20.95), Style(28, 34, 0.67, 10.42, 17.35), Style(22, 28, 2, 7.97, 13.42),
            Style(20, 25, 1.33, 7.49, 12.44), Style(17, 22, 2, 6.43, 10.64), Style(16, 21, 2, 5.86, 9.82),
            Style(15, 20, 2.33, 5.62, 9.33), Style(13, 18, 2.67, 4.80, 8.02), Style(12, 16, 2, 4.56, 7.53),
            Style(11, 13, 0, 3.99, 6.71),
        ]
    }

    @Test("Text and shapes keep the distances of the table", arguments: Style.table.indices)
    func table(row: Int) {
        let style = Style.table[row]
        let text = ViewSpacing.text(.sanFrancisco(style.size, pitch: style.pitch), scale: 3)
        #expect(near(text.distance(to: text, along: .vertical), style.textToText, within: 0.0051))
        #expect(near(ViewSpacing.shape.distance(to: text, along: .vertical), style.shapeAbove, within: 0.0051))
        #expect(near(text.distance(to: .shape, along: .vertical), style.shapeBelow, within: 0.0051))
        #expect(text.distance(to: .shape, along: .horizontal) == 8)
        #expect(text.distance(to: text, along: .horizontal) == 8)
    }

    @Test("Between two sizes of text the lower one's leading counts")
    func mixedSizes() {
        func text(_ size: CGFloat, _ pitch: CGFloat) -> ViewSpacing {
            .text(.sanFrancisco(size, pitch: pitch), scale: 3)
        }
        #expect(text(12, 16).distance(to: text(22, 28), along: .vertical) == 2)
        #expect(text(22, 28).distance(to: text(11, 13), along: .vertical) == 0)
        #expect(text(17, 22).distance(to: text(11, 13), along: .vertical) == 0)
    }

    @Test("Two pixels a point round the leading up to halves")
    func halfPixels() {
        let text = ViewSpacing.text(.sanFrancisco(20, pitch: 25), scale: 2)
        #expect(text.distance(to: text, along: .vertical) == 1.5)
    }

    @Test("Padding adds to the gap, and the padded edge behaves like a shape's")
    func padded() {
        let text = Box.text(50, size: 16, pitch: 21)
        let padded = Container(Padding(.bottom, 4), [Box.text(50, size: 16, pitch: 21)])
        #expect(near(padded.spacing.distance(to: text.spacing, along: .vertical), 5.86, within: 0.0051))
        let button = Container(Padding(.all, 8), [Box(50, 30)])
        #expect(near(text.spacing.distance(to: button.spacing, along: .vertical), 9.82, within: 0.0051))
        #expect(padded.spacing.distance(to: button.spacing, along: .vertical) == 8)
        let untouched = Container(Padding(.bottom, 0), [Box.text(50, size: 16, pitch: 21)])
        #expect(untouched.spacing.distance(to: text.spacing, along: .vertical) == 2)
    }

    @Test("A fixed height makes a text's upper and lower edge a shape's, a fixed width does not")
    func framed() {
        let text = Box.text(50, size: 17, pitch: 22)
        let high = Container(FixedFrame(width: nil, height: 40), [text])
        let wide = Container(FlexibleFrame(maxWidth: .infinity), [text])
        #expect(near(high.spacing.distance(to: text.spacing, along: .vertical), 6.43, within: 0.0051))
        #expect(near(wide.spacing.distance(to: text.spacing, along: .vertical), 2))
    }

    @Test("A row takes over all its children's upper and lower edges, a column its first and last child's")
    func stackEdges() {
        let text = Box.text(50, size: 17, pitch: 22)
        let row = Container(HStackLayout(), [Box(10, 10), Box.text(50, size: 22, pitch: 28)])
        #expect(near(text.spacing.distance(to: row.spacing, along: .vertical), 10.64, within: 0.0051))
        let column = Container(VStackLayout(), [Box.text(50, size: 12, pitch: 16), Box(10, 10)])
        #expect(text.spacing.distance(to: column.spacing, along: .vertical) == 2)
        #expect(near(column.spacing.distance(to: text.spacing, along: .vertical), 6.43, within: 0.0051))
    }

    @Test("Zero is less than anything, and a union keeps the larger wish of the edges it names")
    func unions() {
        let twelve = ViewSpacing(all: 12)
        #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
        #expect(ViewSpacing.zero.distance(to: twelve, along: .vertical) == 12)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
        let bottom = ViewSpacing.zero.union(twelve, edges: .bottom)
        #expect(bottom.distance(to: .zero, along: .vertical) == 12)
        #expect(bottom.distance(to: .zero, along: .horizontal) == 0)
    }
}
