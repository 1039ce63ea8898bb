public import Foundation

extension Text {
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) { self.init(verbatim: "0:00") }
    func string(in context: ResolveContext) -> String { "" }
}
