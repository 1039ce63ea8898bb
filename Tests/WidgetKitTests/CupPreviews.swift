import SwiftUI
import WidgetKit

// As `#Preview` leaves them, and a provider as people write it.

private struct SecondPreview: _PreviewRegistry {
    static var _fileID: String { "Cups/CupPreviews.swift" }
    static var _line: Int { 20 }
    @MainActor static var _preview: _Preview {
        _Preview("Full", as: .systemSmall) {
            CupWidget()
        } timeline: {
            CupEntry(date: .now, cups: 8)
            CupEntry(date: .now.addingTimeInterval(60), cups: 9)
        }
    }
}

private struct FirstPreview: _PreviewRegistry {
    static var _fileID: String { "Cups/CupPreviews.swift" }
    static var _line: Int { 3 }
    @MainActor static var _preview: _Preview {
        _Preview(traits: .fixedLayout(width: 200, height: 100)) {
            CupView(entry: CupEntry(date: .now, cups: 1))
        }
    }
}

private struct ThirdPreview: _PreviewRegistry {
    static var _fileID: String { "Cups/CupPreviews.swift" }
    static var _line: Int { 40 }
    @MainActor static var _preview: _Preview {
        _Preview("Asked", as: .systemMedium) {
            CupWidget()
        } timelineProvider: {
            CupProvider()
        }
    }
}

struct CupView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CupView(entry: CupEntry(date: .now, cups: 2))
                .previewContext(WidgetPreviewContext(family: .systemSmall))
                .previewDisplayName("Small cup")
            CupView(entry: CupEntry(date: .now, cups: 3)).previewLayout(.sizeThatFits)
        }
    }
}
