import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeLayout
import AmbrotypeText
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// Turns plans into placed widgets: the part of a render that runs views.
@MainActor struct Sitting {
    let text: TextEngine
    let options: RenderOptions
    /// What lies behind accessories and widgets whose ground is removed.
    var backdrop = WidgetBackdrop.standard
    /// A made-up language for trying layouts out.
    var pseudo: PseudoLanguage?
    /// Changes the shell before it places anything: what a scene knows of the place.
    var adjust: (inout WidgetShell) -> Void = { _ in }

    struct Outcome {
        var displayList: DisplayList
        /// What views were laid out in; the list's size except on iPad.
        var layoutSize: CGSize
        var parts: [PlacedPart]
        var taps: [TapRecord]
        var widgetURLs: [String]
        var naturalHeight: CGFloat?
        /// Of the outline on screen, points.
        var cornerRadius: CGFloat = 0
        var diagnostics: [Diagnostic]
        var remarks: [String] = []
    }

    func environment(_ plan: PicturePlan) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = plan.moment.locale
        values.timeZone = plan.moment.timeZone
        values.calendar = Calendar(identifier: .gregorian)
        values.calendar.locale = plan.moment.locale
        values.calendar.timeZone = plan.moment.timeZone
        values.layoutDirection =
            plan.direction
            ?? (plan.moment.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight)
        if pseudo == .rightToLeft { values.layoutDirection = .rightToLeft }
        values.dynamicTypeSize = plan.textSize
        values.now = plan.entry.seenAt ?? plan.entry.date
        values.colorScheme = plan.mode.colorScheme
        values.systemVersion = plan.system
        values.displayScale = plan.device.scale
        values.redactionReasons = plan.redaction
        if plan.entry.isPlaceholder { values.redactionReasons.insert(.placeholder) }
        return values
    }

    func sit(_ plan: PicturePlan) throws(SubjectFailure) -> Outcome {
        let environment = environment(plan)
        let strings = plan.subject.strings(for: plan.moment.locale)
        let session = RenderSession(
            text: text, assets: plan.subject.assets,
            strings: pseudo == .accented ? PseudoStrings(own: strings) : strings)
        let scene = SubjectScene(
            presentation: plan.presentation, moment: plan.moment, renderingMode: plan.mode.rendering.description,
            isPad: plan.device.idiom == .pad, environment: environment)
        SharedSurroundings.pin(plan, environment)
        let content = try plan.subject.content(of: plan.entry, in: scene)
        var outcome: Outcome
        switch (plan.presentation, content.kind) {
        case (_, .canvas(let view, let width, let height)):
            outcome = canvas(view, width, height, environment, session)
        case (.widget(let presentation), .view(let view)):
            let shell = shell(presentation, plan, environment)
            outcome = Outcome(
                try placed { () throws(PresentationUnavailable) in try shell.place(view, session: session) })
        case (.widget(let presentation), .island(let island)):
            let shell = shell(presentation, plan, environment)
            outcome = Outcome(
                try placed { () throws(PresentationUnavailable) in try shell.place(island, session: session) })
        case (.canvas, .view), (.canvas, .island):
            throw SubjectFailure(lines: ["a view of kind canvas is needed for this presentation"])
        }
        outcome.remarks = content.remarks
        return outcome
    }

    private func shell(_ presentation: WidgetPresentation, _ plan: PicturePlan, _ environment: EnvironmentValues)
        -> WidgetShell
    {
        var shell = WidgetShell(
            presentation, device: plan.device, os: plan.system, mode: plan.mode, environment: environment)
        shell.backdrop = backdrop
        shell.disablesContentMargins = plan.subject.disablesContentMargins
        shell.isBackgroundRemovable = plan.subject.isBackgroundRemovable
        adjust(&shell)
        return shell
    }

    private func placed(_ place: () throws(PresentationUnavailable) -> PlacedWidget) throws(SubjectFailure)
        -> PlacedWidget
    {
        do throws(PresentationUnavailable) { return try place() } catch {
            throw SubjectFailure(lines: [error.reason])
        }
    }

    private func canvas(
        _ view: AnyView, _ width: CGFloat?, _ height: CGFloat?, _ environment: EnvironmentValues,
        _ session: RenderSession
    ) -> Outcome {
        let context = ResolveContext(environment: environment, session: session)
        let node = context.resolveOne(view)
        let grid = PixelGrid(scale: environment.displayScale)
        let own = measure(node, proposal: ProposedViewSize(width: width, height: height), session: session)
        let size = CGSize(width: width ?? grid.ceil(own.width), height: height ?? grid.ceil(own.height))
        let tree = place(node, in: CGRect(origin: .zero, size: size), session: session)
        return Outcome(
            displayList: paint(tree, size: size), layoutSize: size,
            parts: [PlacedPart(name: "content", tree: tree, frame: CGRect(origin: .zero, size: size))], taps: [],
            widgetURLs: [], naturalHeight: nil, diagnostics: session.diagnostics)
    }
}

extension Sitting.Outcome {
    @MainActor fileprivate init(_ placed: PlacedWidget) {
        displayList = placed.displayList
        layoutSize = placed.layoutSize
        parts = placed.parts
        taps = placed.tapMap.map { target in
            let rect = target.frame
            let frame = [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 1000).rounded() / 1000 }
            switch target.action {
            case .openApp: return TapRecord(frame: frame, target: "app")
            case .url(let url): return TapRecord(frame: frame, target: url.absoluteString)
            case .intent(let name): return TapRecord(frame: frame, target: name)
            }
        }
        widgetURLs = placed.widgetURLs.map(\.absoluteString)
        naturalHeight = placed.naturalHeight
        cornerRadius = placed.cornerRadius
        diagnostics = placed.diagnostics
    }
}
