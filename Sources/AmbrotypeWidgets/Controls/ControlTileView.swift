import AmbrotypeDrawing
package import AmbrotypeViews
package import Foundation

/// A control as a tile of Control Center: a round one with the symbol, or a wide one with the words beside it.
///
/// Apple publishes no measures. Assumed from looking: tiles 72 points high, the wide one 158 wide, the symbol's disc 48, words
/// of 13 and 12 points; white at 18 % where the control is off, the tint where it is on.
package struct ControlTileView: View {
    package enum Size: String, CaseIterable, Sendable {
        case small
        case medium

        package var points: CGSize { CGSize(width: self == .small ? 72 : 158, height: 72) }
    }

    private let tile: ControlTile
    private let size: Size

    package init(_ tile: ControlTile, size: Size) { (self.tile, self.size) = (tile, size) }

    package var body: some View {
        Group {
            if size == .small { symbol.frame(width: 72, height: 72).background(ground, in: Circle()) } else { wide }
        }
        .foregroundStyle(Color.white)
        .environment(\.colorScheme, .dark)
    }

    private var wide: some View {
        HStack(spacing: 8) {
            symbol.frame(width: 48, height: 48).background(disc, in: Circle())
            VStack(alignment: .leading, spacing: 1) {
                tile.label.font(.system(size: 13, weight: .semibold))
                if let value = tile.valueLabel {
                    value.font(.system(size: 12)).foregroundStyle(Color.white.opacity(0.6))
                }
            }
            .labelStyle(.titleOnly).lineLimit(1).minimumScaleFactor(0.8)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 12)
        .frame(width: 158, height: 72)
        .background(Color.white.opacity(0.18), in: Capsule())
    }

    private var symbol: some View {
        Group {
            if tile.valueLabelHasIcon, let value = tile.valueLabel { value } else { tile.label }
        }
        .labelStyle(.iconOnly).font(.system(size: 22)).lineLimit(1).minimumScaleFactor(0.5).padding(6)
    }

    private var tint: Color { tile.tint ?? Color.blue }
    private var ground: Color { tile.isOn ? tint : Color.white.opacity(0.18) }
    private var disc: Color { tile.isOn ? tint : Color.white.opacity(0.14) }
}
