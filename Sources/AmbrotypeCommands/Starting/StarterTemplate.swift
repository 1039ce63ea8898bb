/// The files of a new template: small, complete, and rendering as they are.
enum StarterTemplate {
    struct File {
        var path: String
        var text: String
    }

    static func files(named name: String) -> [File] {
        [File(path: "template.json", text: template(name)), File(path: "Localizable.xcstrings", text: strings)]
    }
}

extension StarterTemplate {
    private static func template(_ name: String) -> String {
        """
        {
          "kind": "widget",
          "families": ["systemSmall", "systemMedium"],
          "languages": ["en", "ja"],
          "data": {"steps": [{"name": "water", "done": 5, "goal": 8}]},
          "timeline": {"everyMinutes": 30, "count": 4, "policy": "atEnd"},
          "entry": {
            "done": "{{ data.steps[0].done + index }}",
            "goal": "{{ data.steps[0].goal }}"
          },
          "widgetURL": "\(name)://open",
          "containerBackground": "background",
          "body": {
            "VStack": {"alignment": "leading", "spacing": 6},
            "content": [
              {"Label": {"title": "title", "systemImage": "drop.fill"}, "modifiers": [{"font": "headline"}, {"foregroundStyle": "blue"}]},
              "Spacer",
              {"Text": {"key": "progress", "arguments": ["{{ entry.done }}", "{{ entry.goal }}"]}, "modifiers": [{"font": "title2"}, "bold", {"lineLimit": 1}, {"minimumScaleFactor": 0.5}]},
              {"ProgressView": {"value": "{{ entry.done / entry.goal }}"}, "modifiers": [{"tint": "blue"}]}
            ]
          }
        }

        """
    }

    private static let strings = """
        {
          "sourceLanguage": "en",
          "strings": {
            "title": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "Water today"}},
              "ja": {"stringUnit": {"state": "translated", "value": "今日の水分"}}}},
            "progress": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "%1$lld of %2$lld"}},
              "ja": {"stringUnit": {"state": "translated", "value": "%2$lld杯中%1$lld杯"}}}}
          },
          "version": "1.0"
        }

        """
}
