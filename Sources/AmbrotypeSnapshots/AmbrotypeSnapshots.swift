// AmbrotypeSnapshots: record, verify, compare, report. Knows pictures and trees, no views.
//
// In:  a `Capture` for each picture (PNG or pixels, scene, placed tree, memory figures, fonts' digests, tool version), a
//      folder of goldens, comparison rules. Nothing here asks the clock, the environment, the locale or the host.
// Out: a `SnapshotRecord` for each capture, together a `Manifest`, and the reports made from it. Equal input, equal bytes.
//
// This module must not know views, layout, fonts, devices or the command line, so it compares a picture taken on a phone
// as well as one of ours. Only the folder `Store` touches the file system.
//
// Read on: `Capturing/Capture` and `SnapshotName`; `Comparing/PixelComparison` (exact, then perceptual) with
// `ComparisonSettings` and `PictureDifference`; `Moving/PlacedTree` and `TreeComparison` (what moved, in sentences);
// `Store/SnapshotStore` and `Recording` (goldens that survive a kill); `Verifying/SnapshotRun`, where they meet;
// `Reporting/Manifest` and one file for each report.
