// AmbrotypeTemplates: JSON documents that say the same words as SwiftUI, over the same views.
//
// In:  a template's folder: `template.json`, string catalogs, asset catalogs, data files, StoreKit configurations.
// Out: `Template`: its languages and presentations, its dated entries, and for an entry and a scene a view. Trouble comes as
//      `TemplateIssue` values with file, line, column and JSON pointer.
//
// Reading order: `Reading` (JSON with places), `Trouble` (what can be wrong, and its wording), `Expressions` (`{{…}}`),
// `Strings`, `Assets` and `Store` (the catalogs), `Document` (the template's own members), `Building` (views by name).
//
// What this module must not know: nodes, pixels, fonts, devices' sizes, clocks. Everything it answers is a pure function of
// (template, entry data, now, time zone, locale).
