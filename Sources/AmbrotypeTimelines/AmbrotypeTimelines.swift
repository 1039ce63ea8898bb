// Time without views.
//
// In: dates, a time zone, a schedule or a provider that answers with dates; what the person and the app do during a day.
// Out: timelines of entries, and a report of a simulated day: when the system asks, what is on show when, what it costs.
// Must not know: views, families, templates, the clock and the zone of the machine it runs on.
//
// Two entries:
// - `entries(of:rowCount:now:timeZone:)` in Scheduling/EntrySchedule+Entries.swift makes a timeline from a schedule;
// - `simulate(_:provider:)` in Simulating/Simulation.swift runs a day.
//
// Reading order: Timeline.swift (Apple's words), Scheduling/LocalTime, LocalClock (daylight saving lives there),
// EntrySchedule, EntrySchedule+Entries; then Simulating/DayRequest, DayReport, Simulation, Simulation+Findings.
