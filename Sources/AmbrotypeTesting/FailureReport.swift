import Foundation
import Testing
import XCTest

/// A picture that is not its golden, told to whichever test library is running.
struct FailureReport {
    var caller: Caller
    var message: String
    /// PNG files by name.
    var pictures: [(name: String, png: [UInt8])]

    /// Whether one function stands for several cases, whose pictures a number would not tell apart.
    static var isParameterised: Bool { Test.current?.isParameterized ?? false }

    func record() {
        guard Test.current != nil else {
            XCTFail(message, file: caller.filePath, line: caller.line)
            return
        }
        let place = SourceLocation(
            fileID: "\(caller.fileID)", filePath: "\(caller.filePath)", line: Int(caller.line),
            column: Int(caller.column))
        for picture in pictures {
            Attachment.record(picture.png, named: picture.name, sourceLocation: place)
        }
        Issue.record(Comment(rawValue: message), sourceLocation: place)
    }
}
