// AmbrotypeImages: bytes ↔ pixels.
//
// In:  files or bytes of PNG, JPEG, WebP and HEIC pictures; pixmaps and rows of premultiplied sRGB.
// Out: `ImageHeader` (what the first bytes say), pixmaps decoded at the size they are shown, PNG, APNG and JPEG files.
//
// This module does not know views, layout, devices or where files belong; it is one of the three loaders that may touch
// the file system, and only for the path it is given.
//
// Read on: `ImageSource`, `ImageError`; `Headers/ImageHeader` (no pixel is decoded there); `Decoding/ImageDecoding` (the
// entry `decode`), whose stages are a `PixelRows` source per format, `Reducing/AreaReducer`, `Colours/ColorConversion`,
// `Placing/OrientedRows`; then `Encoding/PNGEncoder`, and `Writing/writeAtomically`.
