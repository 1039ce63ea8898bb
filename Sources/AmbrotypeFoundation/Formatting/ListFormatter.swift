public import Foundation

/// "one, two, and three".
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = Pinned.locale
    open var itemFormatter: Formatter?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from items: [Any]) -> String? {
        let words = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
        return words.formatted(.list(type: .and).locale(locale))
    }

    public class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(Pinned.locale))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
