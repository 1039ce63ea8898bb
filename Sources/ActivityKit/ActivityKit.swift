// ActivityKit: the name a Live Activity's own source imports. It hands on the engine module with the attributes, states and
// policies, and Foundation; what talks to the system on a phone (`Activity`, authorisation, alerts) is here and only writes
// down what it was asked, in `ActivityLog`.
//
// Reading order: `Activity`, `Activity+Requesting`, `ActivityAuthorizationInfo`, `AlertConfiguration`.

@_exported public import AmbrotypeActivities
@_exported public import AmbrotypeFoundation
@_exported public import Foundation
