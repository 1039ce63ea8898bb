import Combine
import OSLog
import SwiftUI
import os

// Foundation, UIKit, Combine and logging as two or more of the counted widget extensions use them.

private let logger = Logger(subsystem: "census", category: "test")

final class CensusModel: ObservableObject {
    @Published var count = 0
    private var bag = Set<AnyCancellable>()

    init() {
        $count.sink { logger.debug("count \($0, privacy: .public)") }.store(in: &bag)
    }
}

struct CensusOwner: View {
    @StateObject private var model = CensusModel()
    @ObservedObject var other = CensusModel()
    @Binding var text: String
    @AppStorage("count") private var stored = 0
    @ScaledMetric private var side = 10.0

    var body: some View { Text("\(model.count) \(text)").frame(width: side) }
}

func censusFoundation() async throws -> [String] {
    var words: [String] = []
    words.append(String(localized: "key"))
    words.append(NSLocalizedString("key", comment: ""))
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .abbreviated
    words.append(formatter.string(from: 90) ?? "")
    words.append(RelativeDateTimeFormatter().localizedString(for: Date(), relativeTo: Date()))
    words.append(Measurement(value: 1, unit: UnitLength.meters).formatted())
    words.append(Date().formatted(date: .abbreviated, time: .shortened))
    _ = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")
    _ = UserDefaults(suiteName: "group.a")?.string(forKey: "a")
    _ = NSPredicate(format: "a == %@", "b")
    _ = try JSONDecoder().decode([Int].self, from: Data("[1]".utf8))
    _ = NumberFormatter().string(from: 1 as NSNumber)
    _ = NSDecimalNumber(value: 3)
    _ = NotificationCenter.default
    words.append(String(AttributedString("a").characters))
    logger.error("failed: \(words.count)")
    os_log("message %d", log: .default, type: .info, words.count)
    if false { _ = try await URLSession.shared.data(for: URLRequest(url: URL(string: "https://example.org")!)) }
    return words
}

@MainActor func censusUIKit() -> [Any] {
    let color = UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 1, green: 0, blue: 0, alpha: 1) : .systemBlue }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 0)
    image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    let copy = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    return [
        UIFont.systemFont(ofSize: 12, weight: .bold), UIScreen.main.bounds, UIDevice.current.userInterfaceIdiom,
        UITraitCollection.current.userInterfaceStyle, copy as Any, UIImage(data: Data()) as Any,
        UIImage(contentsOfFile: "a") as Any, UIImage(named: "a") as Any, color.cgColor,
        ImageRenderer(content: Text("a")),
    ]
}
