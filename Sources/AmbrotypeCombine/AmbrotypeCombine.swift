// AmbrotypeCombine: Combine's names, for models that publish and views that observe them.
//
// In:  publishers, subjects and `@Published` properties of a person's own code.
// Out: values at once, in the order sent.
//
// A picture shows one moment, so time is left out: `receive(on:)`, `debounce`, `throttle` and `delay` hand values on at once and on
// the caller's thread, and a timer never fires. Demand is honoured by `prefix` and `first` only; every other subscriber gets all.
//
// Reading order: `Publishing/Publisher`, `Subscribing/Subscriber`, `Publishing/AnyPublisher`, `Publishing/Subjects`, then the operators.
//
// What this module must not know: views, clocks, run loops.
