package import AmbrotypeViews

/// What a picture is drawn for, as far as expressions see it. The renderer puts the same values into the environment.
package struct TemplateScene: Sendable {
    package var colorScheme: ColorScheme
    /// `fullColor`, `accented` or `vibrant`.
    package var renderingMode: String
    package var textSize: DynamicTypeSize
    package var zone: TimeZone
    package var locale: Locale
    /// `iphone` or `ipad`: chooses among device variations of texts.
    package var device: String
    /// The instant on the clock; the entry's date where nil.
    package var now: Date?

    package init(
        colorScheme: ColorScheme = .light, renderingMode: String = "fullColor", textSize: DynamicTypeSize = .large,
        zone: TimeZone, locale: Locale, device: String = "iphone", now: Date? = nil
    ) {
        (self.colorScheme, self.renderingMode, self.textSize) = (colorScheme, renderingMode, textSize)
        (self.zone, self.locale, self.device, self.now) = (zone, locale, device, now)
    }

    /// Names expressions can use for what the scene is.
    static let names = [
        "presentation", "family", "colorScheme", "renderingMode", "textSize", "locale", "language", "region",
    ]
}
