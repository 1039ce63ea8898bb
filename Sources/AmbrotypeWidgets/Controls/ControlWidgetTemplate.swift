public import AmbrotypeViews

/// What a control looks like: a button or a toggle.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
    /// The control as the engine draws it.
    @MainActor @preconcurrency var _tile: ControlTile { get }
}

@resultBuilder public struct ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency public static func buildEither<Content: ControlWidgetTemplate>(first: Content)
        -> AnyControlWidgetTemplate
    { AnyControlWidgetTemplate(first) }

    @MainActor @preconcurrency public static func buildEither<Content: ControlWidgetTemplate>(second: Content)
        -> AnyControlWidgetTemplate
    { AnyControlWidgetTemplate(second) }

    @MainActor @preconcurrency public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(
        _ content: Content
    )
        -> AnyControlWidgetTemplate
    { AnyControlWidgetTemplate(content) }
}

/// A template whose type is no longer known.
public struct AnyControlWidgetTemplate: ControlWidgetTemplate {
    public let _tile: ControlTile
    @MainActor init(_ template: some ControlWidgetTemplate) { _tile = template._tile }
}

/// A control's parts.
public struct ControlTile {
    package var label: AnyView
    /// Words on the state; its symbol is the control's where the label has none.
    package var valueLabel: AnyView?
    package var valueLabelHasIcon: Bool
    package var isOn: Bool
    package var isToggle: Bool
    package var tint: Color?
    /// Name of the intent that a tap runs.
    package var action: String
}

/// A control that runs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    private let label: Label
    private let actionLabel: ((Bool) -> ActionLabel)?
    private let action: Action

    public init(
        action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) { (self.action, self.label, self.actionLabel) = (action, label(), actionLabel) }

    public var _tile: ControlTile {
        ControlTile(
            label: AnyView(label), valueLabel: actionLabel.map { AnyView($0(false)) }, valueLabelHasIcon: false,
            isOn: false, isToggle: false, action: String(describing: Action.self))
    }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
    public init(action: Action, @ViewBuilder label: () -> Label) {
        (self.action, self.label, actionLabel) = (action, label(), nil)
    }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey, action: Action) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload public init(_ title: some StringProtocol, action: Action) {
        self.init(action: action) { Text(title) }
    }
}

extension ControlWidgetButton where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) { self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel) }

    @_disfavoredOverload public init(
        _ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) { self.init(action: action, label: { Text(title) }, actionLabel: actionLabel) }
}

/// A control with two states.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    private let isOn: Bool
    private let action: Action
    private let label: Label
    private let valueLabel: ((Bool) -> ValueLabel)?
    private let isTitled: Bool

    private init(
        isOn: Bool, action: Action, label: Label, valueLabel: ((Bool) -> ValueLabel)?, isTitled: Bool
    ) {
        (self.isOn, self.action, self.label, self.valueLabel) = (isOn, action, label, valueLabel)
        self.isTitled = isTitled
    }

    public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) { self.init(isOn: isOn, action: action, label: label(), valueLabel: valueLabel, isTitled: false) }

    public var _tile: ControlTile {
        ControlTile(
            label: AnyView(label), valueLabel: valueLabel.map { AnyView($0(isOn)) }, valueLabelHasIcon: isTitled,
            isOn: isOn, isToggle: true, action: String(describing: Action.self))
    }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
    public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, action: action, label: label(), valueLabel: nil, isTitled: false)
    }
}

extension ControlWidgetToggle where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) { self.init(isOn: isOn, action: action, label: Text(titleKey), valueLabel: valueLabel, isTitled: true) }

    @_disfavoredOverload public init(
        _ title: some StringProtocol, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) { self.init(isOn: isOn, action: action, label: Text(title), valueLabel: valueLabel, isTitled: true) }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action, label: Text(titleKey), valueLabel: nil, isTitled: false)
    }
}

/// A template with one of its parts changed.
struct ChangedTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate {
    let base: Base
    let change: (inout ControlTile) -> Void

    var _tile: ControlTile {
        var tile = base._tile
        change(&tile)
        return tile
    }
}

extension ControlWidgetTemplate {
    @MainActor @preconcurrency public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        ChangedTemplate(base: self) { $0.tint = tint }
    }

    @MainActor @preconcurrency public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }

    @MainActor @preconcurrency public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
        self
    }
}

/// Words for Shortcuts and the Action button; not shown in a tile.
extension View {
    @MainActor @preconcurrency public func controlWidgetActionHint(_ hint: Text) -> some View { self }
    @MainActor @preconcurrency public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload @MainActor @preconcurrency
    public func controlWidgetActionHint(_ hint: some StringProtocol) -> some View { self }
    @MainActor @preconcurrency public func controlWidgetStatus(_ status: Text) -> some View { self }
    @MainActor @preconcurrency public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload @MainActor @preconcurrency
    public func controlWidgetStatus(_ status: some StringProtocol) -> some View { self }
}
