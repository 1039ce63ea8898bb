import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeUIKit
import AmbrotypeViews
import Foundation
import Testing

@Suite("UIKit's values") @MainActor
struct UIKitTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func drawn(_ color: Color, _ scheme: ColorScheme) -> DrawingColor {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return color.drawingColor(in: environment)
    }

    @Test("A dynamic colour stays dynamic as a SwiftUI colour")
    func dynamic() {
        let color = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        #expect(drawn(color, .light) == .black)
        #expect(drawn(color, .dark) == .white)
    }

    @Test("Semantic colours follow the appearance")
    func semantic() {
        #expect(UIColor.systemBackground.resolvedColor(with: light) == UIColor.white)
        #expect(UIColor.systemBackground.resolvedColor(with: dark) == UIColor.black)
        #expect(drawn(Color(.secondaryLabel), .light).alpha == 0.6)
    }

    @Test("Components are told, and alpha is set rather than multiplied")
    func components() {
        var (red, alpha): (CGFloat, CGFloat) = (0, 0)
        UIColor(red: 0.25, green: 0, blue: 0, alpha: 0.5).withAlphaComponent(0.75)
            .getRed(&red, green: nil, blue: nil, alpha: &alpha)
        #expect((red, alpha) == (0.25, 0.75))
        #expect(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1) == UIColor.cyan)
    }

    @Test("A drawn picture has the pixels it was drawn with, and its size in points")
    func drawing() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
        }
        #expect(image.size == CGSize(width: 4, height: 3))
        #expect(image.scale == 2)
        let data = try #require(image.pngData())
        let pixels = try decodePNG([UInt8](data), budget: MemoryBudget(limit: 1 << 20))
        #expect((pixels.width, pixels.height) == (8, 6))
        #expect(pixels[3, 5] == (255, 0, 0, 255))
        #expect(pixels[4, 0] == (0, 0, 0, 0))
    }

    @Test("A picture drawn smaller is a picture of that size")
    func thumbnail() throws {
        let large = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let small = try #require(large.preparingThumbnail(of: CGSize(width: 10, height: 10)))
        #expect(small.size == CGSize(width: 10, height: 10))
        let data = try #require(small.pngData())
        let again = try #require(UIImage(data: data, scale: small.scale))
        #expect(again.size == small.size)
    }

    @Test("Bytes that are no picture make no image, nor does a name that no catalog has")
    func nothing() {
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(UIImage(named: "missing") == nil)
        #expect(UIColor(named: "missing") == nil)
    }

    @Test("A path's arc runs as UIKit says: clockwise on screen")
    func arc() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        let box = path.bounds
        #expect(abs(box.maxX - 10) < 0.01 && abs(box.maxY - 10) < 0.01 && box.minX > -0.01 && box.minY > -0.01)
    }
}
