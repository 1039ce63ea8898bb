import Foundation
import Synchronization

/// The locale that an author's own code reads as `Locale.current`, and that formatters take where nobody gives them one: the render's.
///
/// Foundation on Linux makes its current locale once, always `en_001`, keeps it for the life of the program and has no call to change it.
/// `Locale` is a reference to an object; this makes the current object's content that of another locale's object. Formats, calendars and
/// formatters ask that object each time, so all of them follow. Where the two objects are not alike (another Foundation), nothing is done.
///
/// Only in a program that is a widget bundle, where views are evaluated on one thread: whoever reads the locale on another while it
/// changes would read half of each.
enum PinnedLocale {
    private struct State {
        var isAllowed = false
        /// Locales whose content was lent: their objects must outlive the loan.
        var lent: [String: Locale] = [:]
        /// The identifier in force; nil while the locale is the machine's.
        var pinned: String?
    }

    private static let state = Mutex(State())

    /// Called once by a program of its own, before any of the author's code runs; until then nothing is pinned.
    static func allow() { state.withLock { $0.isAllowed = true } }

    /// From now on `Locale.current` is this locale.
    static func pin(_ locale: Locale) {
        state.withLock { state in
            let identifier = locale.identifier
            guard state.isAllowed, state.pinned != identifier else { return }
            let wanted = state.lent[identifier] ?? Locale(identifier: identifier)
            guard let (current, size) = currentObject(like: wanted) else { return }
            content(current).copyMemory(from: content(object(of: wanted)), byteCount: size)
            (state.lent[identifier], state.pinned) = (wanted, identifier)
        }
    }

    /// The current locale's object and the bytes of its content; nil where it is not kept, or is of another class than the wanted one's.
    private static func currentObject(like wanted: Locale) -> (object: AnyObject, size: Int)? {
        guard MemoryLayout<Locale>.size == 2 * MemoryLayout<UnsafeRawPointer>.size else { return nil }
        let (current, again, other) = (object(of: .current), object(of: .current), object(of: wanted))
        guard current === again, current !== other, type(of: current) == type(of: other) else { return nil }
        let size = instanceSize(type(of: current)) - header
        return size > 0 ? (current, size) : nil
    }

    /// Class and reference count stand before an object's content.
    private static let header = 2 * MemoryLayout<UnsafeRawPointer>.size

    private static func object(of locale: Locale) -> AnyObject {
        unsafeBitCast(locale, to: (object: AnyObject, table: UnsafeRawPointer).self).object
    }

    private static func content(_ object: AnyObject) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(object).toOpaque() + header
    }
}

/// Bytes of a class's objects, header included; the standard library has the function and shows it to nobody.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF") private func instanceSize(_ type: AnyClass) -> Int
