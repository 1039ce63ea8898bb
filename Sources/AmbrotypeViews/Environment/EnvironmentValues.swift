package import AmbrotypeDrawing
public import Foundation

/// The key of a custom environment value.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Everything a view inherits from its surroundings. Copying is cheap.
public struct EnvironmentValues: @unchecked Sendable {
    private var custom: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { custom[ObjectIdentifier(key)] = newValue }
    }

    package func object<T: AnyObject>(of type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }

    package mutating func setObject<T: AnyObject>(_ object: T?) { objects[ObjectIdentifier(T.self)] = object }

    // MARK: What the render pins

    public var colorScheme: ColorScheme = .light
    public var colorSchemeContrast: ColorSchemeContrast = .standard
    public var displayScale: CGFloat = 3
    public var pixelLength: CGFloat { 1 / displayScale }
    public var layoutDirection: LayoutDirection = .leftToRight
    public var dynamicTypeSize: DynamicTypeSize = .large
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = DynamicTypeSize(newValue) }
    }
    public var legibilityWeight: LegibilityWeight?
    public var locale = Locale(identifier: "en_US")
    public var calendar = Calendar(identifier: .gregorian)
    public var timeZone = TimeZone(identifier: "UTC")!
    public var redactionReasons: RedactionReasons = []
    public var isLuminanceReduced = false
    public var isEnabled = true
    package var isPrivacySensitive = false
    public var scenePhase: ScenePhase = .active
    /// The instant at which the picture is drawn.
    package var now = Date(timeIntervalSinceReferenceDate: 0)
    /// Pictures and colours by name.
    package var assets: any AssetSource = NoAssets()
    /// Major version of iOS whose look is drawn: 17, 18 or 26.
    package var systemVersion = 26

    // MARK: Styles

    /// Primary, secondary and further foreground styles a view has set; empty means the system's.
    package var foregroundStyles: [ResolvedStyle] = []
    package var tintStyle: ResolvedStyle?
    package var backgroundStyleOverride: ResolvedStyle?
    /// True inside a material's content, where label colours become vibrant.
    package var isOverMaterial = false
    package var accentColor: Color?

    // MARK: Text

    public var font: Font?
    public var lineLimit: Int?
    package var reservesLineSpace = false
    public var lineSpacing: CGFloat = 0
    public var multilineTextAlignment: TextAlignment = .leading
    public var truncationMode: Text.TruncationMode = .tail
    public var minimumScaleFactor: CGFloat = 1
    public var allowsTightening = false
    public var textCase: Text.Case?
    package var textModifiers = TextModifiers()

    // MARK: Images and symbols

    public var imageScale: Image.Scale = .medium
    public var symbolRenderingMode: SymbolRenderingMode?
    public var symbolVariants: SymbolVariants = .none

    // MARK: Controls

    package var controlStyles = ControlStyles()
    public var controlSize: ControlSize = .regular
    package var buttonBorderShape = ButtonBorderShape.automatic
    package var hidesLabels = false

    // MARK: Containers

    /// The main axis of the stack around the view; a divider and a spacer look at it.
    package var stackAxis: Axis?
    /// The shape `ContainerRelativeShape` follows: its size and corner radius, set by a widget or Live Activity.
    package var containerShape: ContainerShape?
}

/// The shape of the enclosing container, in its own coordinates.
package struct ContainerShape: Equatable, Sendable {
    /// Corner radius of the container, points.
    package var cornerRadius: CGFloat
    /// The container's frame in the coordinates of the root.
    package var frame: CGRect

    package init(cornerRadius: CGFloat, frame: CGRect) { (self.cornerRadius, self.frame) = (cornerRadius, frame) }
}

/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

/// Normal or increased contrast.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard
    case increased
}

/// Whether the user asked for bold text.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

/// Where an app stands in its life; widgets are always active.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

/// Why content is hidden or replaced.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}
