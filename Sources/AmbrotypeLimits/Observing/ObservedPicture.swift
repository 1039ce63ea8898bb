package import AmbrotypeDrawing
package import AmbrotypeText
package import AmbrotypeViews
package import AmbrotypeWidgets
package import Foundation

/// One picture of a subject as the rules see it: the trees of its views and everything it was placed under. No pixels.
@MainActor package struct ObservedPicture {
    package var subject: String
    /// The picture's name in the run.
    package var name: String
    /// nil for a view on a canvas of its own.
    package var presentation: WidgetPresentation?
    package var entry: String
    package var device: Device
    package var system: Int
    package var mode: WidgetMode
    package var isRightToLeft: Bool
    /// The instant shown, and when the next entry takes its place: nil where nothing does.
    package var now: Date
    package var nextEntry: Date?
    package var disablesContentMargins: Bool
    package var isPlaceholder: Bool
    /// What views were laid out in, points.
    package var size: CGSize
    package var parts: [PlacedPart]
    package var displayList: DisplayList
    package var widgetURLs: [URL]
    /// What links and buttons lead to, in the order of the tap map.
    package var targets: [String]
    package var naturalHeight: CGFloat?
    package var diagnostics: [Diagnostic]
    package var text: TextEngine
    /// Every text, picture, symbol and shape that is drawn.
    package let leaves: [Leaf]

    package init(
        subject: String, name: String, presentation: WidgetPresentation?, entry: String, device: Device, system: Int,
        mode: WidgetMode, isRightToLeft: Bool, now: Date, nextEntry: Date?, disablesContentMargins: Bool,
        isPlaceholder: Bool, size: CGSize, parts: [PlacedPart], displayList: DisplayList, widgetURLs: [URL],
        targets: [String],
        naturalHeight: CGFloat?, diagnostics: [Diagnostic], text: TextEngine
    ) {
        (self.subject, self.name, self.presentation, self.entry) = (subject, name, presentation, entry)
        (self.device, self.system, self.mode, self.isRightToLeft) = (device, system, mode, isRightToLeft)
        (self.now, self.nextEntry, self.disablesContentMargins) = (now, nextEntry, disablesContentMargins)
        (self.isPlaceholder, self.size, self.parts, self.displayList) = (isPlaceholder, size, parts, displayList)
        (self.widgetURLs, self.targets, self.naturalHeight) = (widgetURLs, targets, naturalHeight)
        (self.diagnostics, self.text) = (diagnostics, text)
        leaves = parts.flatMap { LeafCensus.leaves(of: $0) }
    }

    package var isActivity: Bool {
        switch presentation {
        case .lockScreenActivity, .island: true
        case .family, nil: false
        }
    }

    package var family: WidgetFamily? {
        if case .family(let family) = presentation { return family }
        return nil
    }

    func finding(
        _ rule: Rule, _ place: Place?, _ message: String, numbers: [String: Double] = [:], weight: Double = 1
    ) -> Finding {
        Finding(
            rule, subject: subject,
            at: FindingPlace(picture: name, source: place?.source, view: place.map(\.description)), message,
            numbers: numbers, weight: weight)
    }
}

extension FindingPlace {
    /// - Parameter source: `template.json:12:7`.
    package init(picture: String?, source: String?, view: String?) {
        self.init(picture: picture, view: view.flatMap { $0.isEmpty ? nil : $0 })
        guard let source else { return }
        let parts = source.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
            file = source
            return
        }
        file = parts.dropLast(2).joined(separator: ":")
        (self.line, self.column) = (line, column)
    }
}

/// Figures as messages say them: one decimal, none where it is zero.
func words(_ number: some BinaryFloatingPoint) -> String {
    let rounded = (Double(number) * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}

/// A text as messages quote it: one line, at most 40 letters.
func quoted(_ text: String) -> String {
    let line = text.replacing("\n", with: " ")
    return "“" + (line.count > 40 ? line.prefix(39) + "…" : line) + "”"
}
