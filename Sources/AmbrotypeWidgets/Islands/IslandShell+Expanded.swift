import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
import Foundation

extension IslandShell {
    /// The expanded island: width from the device, height from the content within the system's least and greatest.
    func expanded() -> PlacedWidget {
        let range = metrics.expandedHeight
        let tallest = layout(height: range.upperBound)
        let natural = tallest.naturalHeight
        let height = shell.wholePixels(min(max(natural, range.lowerBound), range.upperBound))
        shell.reportHeight(natural, range.upperBound, "the expanded island", session)
        let size = CGSize(width: metrics.expandedWidth, height: height)
        let parts = layout(height: height).place()
        let outline = IslandOutline(
            rect: CGRect(origin: .zero, size: size), radius: metrics.cornerRadius, style: .continuous)
        return picture(parts, size: size, outline: outline, naturalHeight: natural)
    }

    private func layout(height: CGFloat) -> ExpandedLayout {
        let size = CGSize(width: metrics.expandedWidth, height: height)
        let values = shell.islandEnvironment(CGRect(origin: .zero, size: size), radius: metrics.cornerRadius)
        let context = ResolveContext(environment: values, session: session)
        let sensor = CGRect(
            x: (size.width - metrics.sensor.width) / 2, y: 0, width: metrics.sensor.width, height: metrics.sensor.height
        )
        let regions = island.expanded().map { region in
            ExpandedRegion(region, margins: margins(of: region), shell: shell, context: context)
        }
        return ExpandedLayout(regions: regions, size: size, sensor: sensor, margins: margins(of: nil), context: context)
    }

    private func margins(of region: IslandRegion?) -> EdgeInsets {
        let standard = insets(.expanded, EdgeInsets(IslandMargins.expanded))
        return region?.margins.over(standard) ?? standard
    }
}
