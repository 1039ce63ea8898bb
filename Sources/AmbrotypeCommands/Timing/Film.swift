import AmbrotypeDrawing
import AmbrotypeRendering
import AmbrotypeTimelines
import Foundation

/// A run as pictures on a time axis: what strips and animations are made of.
struct Film {
    /// One picture of a frame.
    struct Panel {
        /// Empty where the frame has nothing in this row.
        var list: DisplayList?
        /// Drawn faintly: the system does not show it at this time.
        var isHidden = false
    }

    struct Frame {
        var from: Date
        var until: Date
        /// Below the time: the entry's name, an activity's state.
        var caption: String
        /// One for each of the film's rows.
        var panels: [Panel]
        var isStale = false
    }

    /// A moment below the axis: a question to the provider.
    struct Mark {
        var date: Date
        var isFree: Bool
    }

    /// A span in which old content is on show.
    struct Span {
        var from: Date
        var until: Date
    }

    var title: String
    var subtitle: String
    var timeZone: TimeZone
    var start: Date
    var end: Date
    /// Names of the rows: families, presentations.
    var rows: [String]
    var frames: [Frame]
    var marks: [Mark] = []
    var stale: [Span] = []
    var pictures: PictureLibrary
    /// Frames that were left out at the end.
    var omitted = 0

    var clock: ClockText { ClockText(timeZone, start: start) }

    /// The film with its first frames only.
    func cut(to most: Int?) -> Film {
        guard let most, frames.count > most else { return self }
        var film = self
        film.frames = Array(frames.prefix(most))
        film.omitted = frames.count - most
        return film
    }
}
