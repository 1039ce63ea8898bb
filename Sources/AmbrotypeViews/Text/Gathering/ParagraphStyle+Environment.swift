import AmbrotypeText
import Foundation

extension ParagraphStyle {
    /// What the environment says of lines. Letters of both directions keep their own order; where a paragraph begins, and what
    /// leading means, is the layout direction's.
    init(_ environment: EnvironmentValues) {
        self.init(
            alignment: environment.multilineTextAlignment.engineAlignment, lineLimit: environment.lineLimit,
            reservesSpace: environment.reservesLineSpace, truncation: environment.truncationMode.engineTruncation,
            lineSpacing: environment.lineSpacing,
            minimumScaleFactor: min(max(environment.minimumScaleFactor, 0.01), 1),
            allowsTightening: environment.allowsTightening,
            layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            locale: environment.locale.identifier(.bcp47), scale: environment.displayScale)
    }
}

extension TextAlignment {
    var engineAlignment: ParagraphStyle.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    var engineTruncation: ParagraphStyle.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}
