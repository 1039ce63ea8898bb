import AmbrotypeDrawing
import AmbrotypeImages
import Foundation
import Glibc

// Measures inside one process, asked line by line so that another program can take turns with its peers.
//
//   ambrotype-benchmark serve <fonts> <scene> <picture.png>…
//       scene            draws the scene, from the view to PNG bytes
//       place            the same up to the display list
//       write <file>     draws the scene into a file
//       ours <n>         writes the n-th picture with the engine's encoder
//       libpng <n>       writes it with libpng, zlib level 6, adaptive filters
//     Each answers "<nanoseconds> <nanoseconds of processor time> <bytes>".
//   ambrotype-benchmark differ <before.rgba> <after.rgba> <width> <height>
//       compare <threshold> <0 or 1> <threads>   compares them; 1 forgives the smoothing of edges. The bytes of the answer
//                                                are changed pixels.
//   ambrotype-benchmark thumbnail <picture> <width> <height> <out>
//       one scaled copy, as a program of its own

func nanoseconds(_ clock: clockid_t) -> Int {
    var now = timespec()
    clock_gettime(clock, &now)
    return now.tv_sec * 1_000_000_000 + now.tv_nsec
}

/// The time a call took, and how many bytes it made.
func answer(_ work: () throws -> Int) rethrows {
    let (start, busy) = (nanoseconds(CLOCK_MONOTONIC), nanoseconds(CLOCK_PROCESS_CPUTIME_ID))
    let bytes = try work()
    let (end, spent) = (nanoseconds(CLOCK_MONOTONIC), nanoseconds(CLOCK_PROCESS_CPUTIME_ID))
    let line = Array("\(end - start) \(spent - busy) \(bytes)\n".utf8)
    write(STDOUT_FILENO, line, line.count)
}

@MainActor func serve(_ arguments: [String]) throws {
    let studio = try SpeedStudio(fonts: arguments[0], scene: arguments[1])
    let pictures = try arguments.dropFirst(2).map { path in
        let header = try readHeader(.file(path))
        return try decode(
            .file(path), toFit: (header.width, header.height), budget: MemoryBudget(limit: 1 << 30)
        ).0
    }
    let twins = pictures.map {
        LibraryPNG(width: $0.width, height: $0.height, premultiplied: UnsafeBufferPointer($0.bytes))
    }
    while let line = readLine() {
        let words = line.split(separator: " ")
        switch words.first {
        case "scene": try answer { try studio.draw(studio.list()).count }
        case "place": try answer { try studio.list().items.count }
        case "write":
            try answer {
                let png = try studio.draw(studio.list())
                try Data(png).write(to: URL(fileURLWithPath: String(words[1])))
                return png.count
            }
        case "ours":
            let picture = pictures[Int(words[1])!]
            try answer { try encodePNG(picture, budget: MemoryBudget()).count }
        case "libpng":
            let twin = twins[Int(words[1])!]
            answer { twin.encode().count }
        default: return
        }
    }
}

func serveDiffer(_ arguments: [String]) throws {
    let differ = try Differ(arguments[0], arguments[1], width: Int(arguments[2])!, height: Int(arguments[3])!)
    while let line = readLine() {
        let words = line.split(separator: " ")
        guard words.first == "compare", words.count == 4 else { return }
        try answer {
            try differ.compare(
                threshold: Double(words[1])!, forgivesEdges: words[2] == "1", threads: Int(words[3])!)
        }
    }
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "serve" where arguments.count >= 3: try serve(Array(arguments.dropFirst()))
case "differ" where arguments.count == 5: try serveDiffer(Array(arguments.dropFirst()))
case "thumbnail" where arguments.count == 5:
    try writeThumbnail(
        .file(arguments[1]), fitting: (Int(arguments[2])!, Int(arguments[3])!), to: arguments[4],
        budget: MemoryBudget())
default:
    print(
        "usage: ambrotype-benchmark serve <fonts> <scene> <picture.png>… | differ <a.rgba> <b.rgba> <w> <h> "
            + "| thumbnail <picture> <w> <h> <out>")
    exit(2)
}
