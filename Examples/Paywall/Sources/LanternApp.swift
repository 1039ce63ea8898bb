import SwiftUI

@main
struct LanternApp: App {
    var body: some Scene {
        WindowGroup {
            PaywallView()
        }
    }
}

/// The paywall as a new and as a returning customer sees it; its task loads the plans before the picture is taken.
struct PaywallPreviews: PreviewProvider {
    static var previews: some View {
        PaywallView(isEligible: true).frame(width: 393).previewLayout(.sizeThatFits).previewDisplayName("new")
        PaywallView(isEligible: false).frame(width: 393).previewLayout(.sizeThatFits).previewDisplayName("returning")
    }
}
