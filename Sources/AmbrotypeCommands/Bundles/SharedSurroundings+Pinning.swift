import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// What a person's own code asks for outside its views, set before that code runs.
extension SharedSurroundings {
    /// Before a provider is asked.
    static func pin(_ moment: RenderMoment, _ resources: BundleResources) {
        update {
            ($0.locale, $0.timeZone) = (moment.locale, moment.timeZone)
            ($0.assets, $0.strings) = (resources.assets, resources.texts)
            ($0.assetFolder, $0.storeConfiguration) = (resources.url, resources.storeConfiguration)
        }
    }

    /// Before a view is resolved.
    @MainActor static func pin(_ plan: PicturePlan, _ environment: EnvironmentValues) {
        update {
            ($0.locale, $0.timeZone, $0.calendar) = (environment.locale, environment.timeZone, environment.calendar)
            $0.assets = plan.subject.assets
            $0.strings = plan.subject.strings(for: environment.locale)
            ($0.displayScale, $0.systemVersion) = (environment.displayScale, environment.systemVersion)
            $0.screenSize = plan.device.points
        }
    }

    private static func update(_ change: (inout SharedSurroundings) -> Void) {
        var surroundings = current
        change(&surroundings)
        current = surroundings
    }
}
