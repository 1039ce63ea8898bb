// Intents and their parameters as values, without views.
//
// In: the parameters a widget's configuration declares, and what a person or the command line chose for them.
// Out: a value for every parameter, what is wrong by name, and the choices a matrix of pictures runs over.
// Must not know: templates, views, a person's own intents, which show localised texts and views and so lie in AmbrotypeWidgets.
//
// Reading order: ConfigurationParameter.swift, ParameterValue.swift, ParameterChoices.swift, IntentCall.swift; Declaring: the
// base class of SiriKit's intents.
