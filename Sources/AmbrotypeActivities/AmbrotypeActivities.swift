// Live Activities without views.
//
// In: the bytes of push payloads as a server sends them, scenarios, the shape of an activity's state.
// Out: decoded pushes with what is wrong in them by key, the life of an activity from start to dismissal, which of
// several activities the Dynamic Island shows, and findings.
// Must not know: views, presentations, files, the clock.
//
// Entries:
// - `readPush(_:)` in Payloads/PushPayload+Reading.swift takes a payload apart;
// - `life(of:limits:until:)` in Living/ActivityLife.swift runs an activity;
// - `island(for:)` in Living/IslandChoice.swift chooses among several.
//
// Reading order: ActivityValues.swift (Apple's words); Payloads: PayloadNode, PayloadReader, PushPayload, StateShape;
// Living: ActivityEvent, ActivityLife, PushRate, ActivityScenario.
