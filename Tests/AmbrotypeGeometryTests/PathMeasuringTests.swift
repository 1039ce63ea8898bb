import AmbrotypeGeometry
import Foundation
import Testing

@Suite("Measures of paths")
struct PathMeasuringTests {
    private func length(_ path: Path) -> CGFloat {
        var (total, at) = (CGFloat(0), CGPoint.zero)
        for element in path.flattened(tolerance: 0.0001).elements {
            switch element {
            case .move(let to): at = to
            case .line(let to):
                total += hypot(to.x - at.x, to.y - at.y)
                at = to
            default: break
            }
        }
        return total
    }

    @Test("Half of a path has half its length", arguments: [0.1, 0.25, 0.5, 0.9] as [CGFloat])
    func half(share: CGFloat) {
        var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 30))
        path.move(to: CGPoint(x: 100, y: 0))
        path.addCurve(
            to: CGPoint(x: 200, y: 50), control1: CGPoint(x: 180, y: 0), control2: CGPoint(x: 90, y: 70))
        path.addLine(to: CGPoint(x: 250, y: 50))
        let open = path.trimmedPath(from: 0, to: share)
        #expect(abs(length(open) - length(path) * share) < 0.03)
        let rest = path.trimmedPath(from: share, to: 1)
        #expect(abs(length(open) + length(rest) - length(path)) < 0.03)
    }

    @Test("A quarter of a circle ends where its quarter ends")
    func quarter() {
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let end = circle.trimmedPath(from: 0, to: 0.25).currentPoint!
        #expect(abs(end.x) < 0.01 && abs(end.y - 10) < 0.01)
    }

    @Test("Trimming to everything changes nothing, trimming to nothing leaves nothing")
    func wholeAndNothing() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 6)
        #expect(path.trimmedPath(from: 0, to: 1) == path)
        #expect(path.trimmedPath(from: 0.4, to: 0.4).isEmpty)
        #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    }

    @Test("The bounding rectangle of a curve leaves its control points out")
    func bounds() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
        let circle = Path {
            $0.addArc(center: .zero, radius: 7, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        }
        let box = circle.applying(CGAffineTransform(rotationAngle: 0.6)).boundingRect
        #expect(abs(box.minX + 7) < 0.003 && abs(box.maxY - 7) < 0.003)
        #expect(Path().boundingRect.isNull)
    }

    @Test("A point is inside by the rule asked for")
    func containment() {
        var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        path.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 10, y: 10)))
        #expect(!path.contains(CGPoint(x: 10, y: 10), eoFill: true))
        #expect(path.contains(CGPoint(x: 2, y: 10), eoFill: true))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 3.1, y: 3.1)))
    }

    @Test("An open subpath contains points as if it were closed")
    func openContainment() {
        let path = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
        #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 6, y: 6)))
    }

    @Test("Flattening keeps within its tolerance")
    func flattening() {
        let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
        var at = CGPoint.zero
        for element in circle.flattened(tolerance: 0.1).elements {
            if case .line(let to) = element {
                let middle = CGPoint(x: (at.x + to.x) / 2, y: (at.y + to.y) / 2)
                #expect(hypot(middle.x, middle.y) > 50 - 0.1 && hypot(to.x, to.y) < 50.02)
                at = to
            } else if case .move(let to) = element {
                at = to
            }
        }
    }

    @Test("The offset of a circle is a circle within 0.02 points")
    func offsetCircle() {
        let ring = Path(ellipseIn: CGRect(x: -30, y: -30, width: 60, height: 60)).strokedPath(StrokeStyle(lineWidth: 8))
        for element in ring.flattened(tolerance: 0.001).elements {
            if case .line(let to) = element {
                let radius = hypot(to.x, to.y)
                #expect(abs(radius - 34) < 0.03 || abs(radius - 26) < 0.03, "\(radius)")
            }
        }
    }
}
