public import AmbrotypeViews
public import Foundation

// Views and controllers cannot be shown in a widget. They exist so that sources shared with an app compile.

/// What takes part in events; nothing does here.
@MainActor open class UIResponder: NSObject {
    nonisolated public override init() { super.init() }
}

/// A view of UIKit; draws nothing.
@MainActor open class UIView: UIResponder {
    open var frame: CGRect
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .tintColor
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var clipsToBounds = false
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    nonisolated public override init() {
        frame = .zero
        super.init()
    }

    open func addSubview(_ view: UIView) {
        subviews.append(view)
        view.superview = self
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func setNeedsDisplay() {}
    open func layoutIfNeeded() {}
}

/// A controller of UIKit; shows nothing.
@MainActor open class UIViewController: UIResponder {
    open var view: UIView! = UIView()
    open var title: String?

    public override init() { super.init() }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// A controller around a SwiftUI view; shows nothing.
@MainActor open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }
}

/// A UIKit view as a SwiftUI view: iOS draws a no-entry sign for it in a widget, and so does this.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == _NoEntrySign {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    public var body: _NoEntrySign { _NoEntrySign(name: "UIViewRepresentable") }
}

/// A UIKit controller as a SwiftUI view: drawn as a no-entry sign, as iOS does in a widget.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == _NoEntrySign {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    public var body: _NoEntrySign { _NoEntrySign(name: "UIViewControllerRepresentable") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a represented controller is told.
@MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}

/// What stands for a view that a widget cannot show.
public struct _NoEntrySign: View {
    let name: String

    public var body: some View { UnsupportedView(name) }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a represented view is told.
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}
