/// What the snapshot verbs take besides the choice of pictures.
enum SnapshotOptions {
    /// Of every verb that draws.
    static let options: [CommandForm.Option] =
        [
            .init(
                "config", value: "FILE",
                "the project's configuration; default \(ProjectFile.standardName) if it is there"),
            .init("goldens", value: "DIR", "folder of the goldens; default snapshots"),
            .init("golden-kind", value: "KIND", "pictures, or hashes: one text file of digests; default pictures"),
            .init(
                "artifacts", value: "DIR",
                "folder for reports and the pictures of failures; also SNAPSHOT_ARTIFACTS; default .build/snapshots"),
            .init("shard", value: "I/N", "one of N shares of the pictures, by name"),
        ] + RenderOptions.options + [
            .init("fonts", value: "DIR", "a folder of your own fonts, which come first"),
            .init("threshold", value: "N", "colour difference that is forgiven a pixel, 0 to 1; default 0"),
            .init(
                "antialiasing", value: "WORD", "counted, or ignored: edges may be smoothed otherwise; default counted"),
            .init("allowed-pixels", value: "N", "changed pixels that are forgiven a picture; default 0"),
            .init("allowed-ratio", value: "N", "share of changed pixels that is forgiven a picture, 0 to 1; default 0"),
        ]

    static let showConfig = CommandForm.Option(
        "show-config", "print each setting's value and where it came from, and draw nothing")
    static let dryRun = CommandForm.Option("dry-run", "list the names only")
    static let json = CommandForm.Option("json", "print JSON only")
    static let update = CommandForm.Option("update", "the same as ambrotype record --mode failed")
    static let noReport = CommandForm.Option("no-report", "write no report but the manifest")
    static let open = CommandForm.Option("open", "open the report in a browser")
    static let failOnOrphans = CommandForm.Option(
        "fail-on-orphans", "end with code 5 where a golden belongs to no picture")
}
