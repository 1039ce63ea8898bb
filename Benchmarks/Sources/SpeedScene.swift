import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeImages
import AmbrotypeLayout
import AmbrotypeRendering
import AmbrotypeText
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// The scene that every renderer draws; `scene/template.json` says the same as a template, `peers/scene.html` as a page.
struct SpeedView: View {
    var body: some View {
        HStack(spacing: 16) {
            Image("Tower").resizable().scaledToFill()
                .frame(width: 120, height: 120)
                .clipShape(RoundedRectangle(cornerRadius: 14))
                .shadow(color: .black.opacity(0.4), radius: 8, y: 4)
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: "FIELD NOTES").font(.system(size: 12, weight: .semibold))
                    .foregroundStyle(.white.opacity(0.8))
                Text(verbatim: "The lighthouse that answers its letters").font(.system(size: 20, weight: .semibold))
                    .foregroundStyle(.white)
                Text(verbatim: "Twelve minutes · Part four").font(.system(size: 13))
                    .foregroundStyle(.white.opacity(0.8))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .containerBackground(for: .widget) {
            LinearGradient(
                colors: [
                    Color(red: 59 / 255, green: 47 / 255, blue: 143 / 255),
                    Color(red: 194 / 255, green: 71 / 255, blue: 139 / 255),
                    Color(red: 242 / 255, green: 140 / 255, blue: 90 / 255),
                ], startPoint: .topLeading, endPoint: .bottomTrailing)
        }
    }
}

/// The scene's one picture.
struct SpeedAssets: AssetSource {
    let file: String
    let pixelSize: CGSize

    func picture(named name: String, scale: CGFloat, scheme: ColorScheme) -> PictureAsset? {
        PictureAsset(key: PictureKey(name: file, pixelSize: pixelSize), size: pixelSize)
    }
    func color(named name: String, scheme: ColorScheme, contrast: ColorSchemeContrast) -> DrawingColor? { nil }
    var pictureNames: [String] { ["Tower"] }
    var colorNames: [String] { [] }
}

/// A process that has its fonts open and draws the scene again and again, from the view to the bytes of a PNG.
@MainActor struct SpeedStudio {
    let text: TextEngine
    let shell: WidgetShell
    let assets: SpeedAssets
    let pictures = PictureLibrary { .file($0) }

    init(fonts: String, scene: String) throws {
        text = TextEngine(fonts: try FontLibrary(folder: URL(fileURLWithPath: fonts)))
        let device = try DeviceTable.load().device(named: "iphone-16-pro-max")
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en")
        environment.timeZone = TimeZone(secondsFromGMT: 0)!
        shell = WidgetShell(.family(.systemMedium), device: device, os: 26, environment: environment)
        let file = scene + "/Assets.xcassets/Tower.imageset/tower.jpg"
        let header = try readHeader(.file(file))
        assets = SpeedAssets(file: file, pixelSize: CGSize(width: header.width, height: header.height))
    }

    func list() throws -> DisplayList {
        try shell.place(SpeedView(), session: RenderSession(text: text, assets: assets)).displayList
    }

    func draw(_ list: DisplayList) throws -> [UInt8] {
        try develop(list, scale: 3, budgetLimit: MemoryBudget.standardLimit, pictures: pictures).png
    }
}
