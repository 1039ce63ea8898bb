import AmbrotypeViews
import Foundation

extension ViewTable {
    static let controlModifiers: [ModifierEntry] = [
        modifierEntry(
            "buttonStyle", "How buttons look.",
            .required(
                main: .names("a button style", ["automatic", "bordered", "borderedProminent", "borderless", "plain"]),
                "style")
        ) { view, style in
            switch style {
            case "bordered": AnyView(view.buttonStyle(.bordered))
            case "borderedProminent": AnyView(view.buttonStyle(.borderedProminent))
            case "borderless": AnyView(view.buttonStyle(.borderless))
            case "plain": AnyView(view.buttonStyle(.plain))
            default: AnyView(view.buttonStyle(.automatic))
            }
        },
        modifierEntry(
            "labelStyle", "How labels look.",
            .required(main: .names("a label style", ["automatic", "iconOnly", "titleAndIcon", "titleOnly"]), "style")
        ) { view, style in
            switch style {
            case "iconOnly": AnyView(view.labelStyle(.iconOnly))
            case "titleAndIcon": AnyView(view.labelStyle(.titleAndIcon))
            case "titleOnly": AnyView(view.labelStyle(.titleOnly))
            default: AnyView(view.labelStyle(.automatic))
            }
        },
        modifierEntry(
            "toggleStyle", "How toggles look.",
            .required(main: .names("a toggle style", ["automatic", "button", "switch"]), "style")
        ) { view, style in
            switch style {
            case "button": AnyView(view.toggleStyle(.button))
            case "switch": AnyView(view.toggleStyle(.switch))
            default: AnyView(view.toggleStyle(.automatic))
            }
        },
        modifierEntry(
            "gaugeStyle", "How gauges look.",
            .required(
                main: .names(
                    "a gauge style",
                    [
                        "automatic", "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear",
                        "accessoryLinearCapacity", "linearCapacity",
                    ]), "style")
        ) { view, style in
            switch style {
            case "accessoryCircular": AnyView(view.gaugeStyle(.accessoryCircular))
            case "accessoryCircularCapacity": AnyView(view.gaugeStyle(.accessoryCircularCapacity))
            case "accessoryLinear": AnyView(view.gaugeStyle(.accessoryLinear))
            case "accessoryLinearCapacity": AnyView(view.gaugeStyle(.accessoryLinearCapacity))
            case "linearCapacity": AnyView(view.gaugeStyle(.linearCapacity))
            default: AnyView(view.gaugeStyle(.automatic))
            }
        },
        modifierEntry(
            "progressViewStyle", "How progress looks.",
            .required(main: .names("a progress style", ["automatic", "circular", "linear"]), "style")
        ) { view, style in
            switch style {
            case "circular": AnyView(view.progressViewStyle(.circular))
            case "linear": AnyView(view.progressViewStyle(.linear))
            default: AnyView(view.progressViewStyle(.automatic))
            }
        },
        modifierEntry("controlSize", "The size of controls.", .required(main: .controlSize, "size")) { view, size in
            view.environment(\.controlSize, size)
        },
        modifierEntry("labelsHidden", "Hides controls' labels.") { view in view.labelsHidden() },
    ]
}
