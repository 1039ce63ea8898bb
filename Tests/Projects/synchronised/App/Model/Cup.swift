struct Cup: Sendable {
    var name = "Espresso"
}
