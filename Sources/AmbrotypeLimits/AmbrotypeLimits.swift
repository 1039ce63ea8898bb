// AmbrotypeLimits: what breaks a widget on a phone, found before anyone ships it.
//
// In:  values somebody gathered: placed trees, display lists, picture headers, dates, payload sizes. No subject, no file.
// Out: `Finding`s, each of one `Rule`, weighed by `CheckSettings` (severities, exceptions) and a `Baseline`.
//
// Reading order: `Rules/Rule` and `Rules/RuleBook` (every rule the tool knows; one file for each section),
// `Findings/Finding`, `Configuring/CheckSettings`, `Configuring/Baseline`, `Profiles/LimitTable` (figures that differ by
// device or version), then the folders that look: each takes values and answers with findings.
