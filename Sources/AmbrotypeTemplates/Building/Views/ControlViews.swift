import AmbrotypeViews
import Foundation

extension ViewTable {
    static let controlViews: [ViewEntry] = [
        viewEntry(
            "Label", "A title with an icon.", .words("title", main: true), .optional("systemImage", .string),
            .optional("image", .picture), .optionalContent("content"), .optionalContent("icon")
        ) { title, systemImage, image, content, icon in
            Label {
                if let content { content } else { title ?? Text(verbatim: "") }
            } icon: {
                if let icon {
                    icon
                } else if let image {
                    Image(image)
                } else {
                    Image(systemName: systemImage ?? "questionmark")
                }
            }
        },
        viewEntry(
            "Link", "A part that opens a URL when tapped.", .words("title", main: true), .required("destination", .url),
            .optionalContent("label")
        ) { title, destination, label in
            Link(destination: destination) { if let label { label } else { title ?? Text(verbatim: "") } }
        },
        viewEntry(
            "Button", "A part that runs an intent when tapped.", .words("title", main: true),
            .standard("intent", .string, "button"),
            .optional("role", .buttonRole), .optionalContent("label")
        ) { title, intent, role, label in
            Button(role: role, target: intent, label: LabelChoice(content: label, title: title))
        },
        viewEntry(
            "Toggle", "A switch that runs an intent when tapped.", .words("title", main: true),
            .required("isOn", .flag),
            .standard("intent", .string, "toggle"), .optionalContent("label")
        ) { title, isOn, intent, label in
            Toggle(isOn: isOn, target: intent, label: LabelChoice(content: label, title: title))
        },
        viewEntry(
            "Gauge", "A value within a range.", .required("value", .number, main: true), .standard("in", .range, 0...1),
            .content("label"), .optionalContent("currentValueLabel"), .optionalContent("minimumValueLabel"),
            .optionalContent("maximumValueLabel")
        ) { value, range, label, current, minimum, maximum in
            gauge(value, in: range, label: label, current: current, minimum: minimum, maximum: maximum)
        },
        viewEntry(
            "ProgressView", "How far something has come, or when it will be done.", .words("title", main: true),
            .optional("value", .number), .standard("total", .number, 1), .optional("timerInterval", .dateRange),
            .standard("countsDown", .flag, true), .optionalContent("label"), .optionalContent("currentValueLabel")
        ) { title, value, total, interval, countsDown, label, current in
            progress(
                title.map { AnyView($0) } ?? label.map { AnyView($0) }, value: value, total: total, interval: interval,
                countsDown: countsDown, current: current)
        },
    ]

    private static func gauge(
        _ value: Double, in range: ClosedRange<Double>, label: TemplateContent, current: TemplateContent?,
        minimum: TemplateContent?, maximum: TemplateContent?
    ) -> AnyView {
        if minimum != nil || maximum != nil {
            return AnyView(
                Gauge(value: value, in: range) {
                    label
                } currentValueLabel: {
                    current
                } minimumValueLabel: {
                    minimum
                } maximumValueLabel: {
                    maximum
                })
        }
        if let current {
            return AnyView(
                Gauge(value: value, in: range) {
                    label
                } currentValueLabel: {
                    current
                })
        }
        return AnyView(Gauge(value: value, in: range) { label })
    }

    private static func progress(
        _ label: AnyView?, value: Double?, total: Double, interval: ClosedRange<Date>?, countsDown: Bool,
        current: TemplateContent?
    ) -> AnyView {
        if let interval {
            switch (label, current) {
            case (let label?, let current?):
                return AnyView(
                    ProgressView(timerInterval: interval, countsDown: countsDown) {
                        label
                    } currentValueLabel: {
                        current
                    })
            case (let label?, nil):
                return AnyView(ProgressView(timerInterval: interval, countsDown: countsDown) { label })
            case (nil, let current?):
                return AnyView(
                    ProgressView(timerInterval: interval, countsDown: countsDown) {
                        EmptyView()
                    } currentValueLabel: {
                        current
                    })
            case (nil, nil): return AnyView(ProgressView(timerInterval: interval, countsDown: countsDown))
            }
        }
        switch (label, current) {
        case (let label?, let current?):
            return AnyView(
                ProgressView(value: value, total: total) {
                    label
                } currentValueLabel: {
                    current
                })
        case (let label?, nil): return AnyView(ProgressView(value: value, total: total) { label })
        case (nil, _): return AnyView(ProgressView(value: value, total: total))
        }
    }
}

/// A control's label: its views where there are some, else its title.
private struct LabelChoice: View {
    let content: TemplateContent?
    let title: Text?

    var body: some View { if let content { content } else { title ?? Text(verbatim: "") } }
}
