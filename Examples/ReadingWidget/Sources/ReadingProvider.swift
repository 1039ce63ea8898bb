import WidgetKit

/// What the widget asks for beside showing an article.
enum Prompt {
    case upgrade
    case renew
    case trial
    case read
}

struct ReadingEntry: TimelineEntry {
    let date: Date
    let article: Article
    let upNext: [Article]
    let prompt: Prompt
    let trialDays: Int

    static func placeholder(at date: Date) -> ReadingEntry {
        ReadingEntry(
            date: date, article: Article.all[0], upNext: Array(Article.all.suffix(2)), prompt: .read, trialDays: 0)
    }
}

struct ReadingProvider: TimelineProvider {
    func placeholder(in context: Context) -> ReadingEntry { .placeholder(at: .now) }

    func getSnapshot(in context: Context, completion: @escaping (ReadingEntry) -> Void) {
        completion(context.isPreview ? .placeholder(at: .now) : entry(0, at: .now))
    }

    /// A new article every half hour for three hours; then the app group is read again.
    func getTimeline(in context: Context, completion: @escaping (Timeline<ReadingEntry>) -> Void) {
        let now = Date.now
        let entries = (0..<6).map { entry($0, at: now.addingTimeInterval(Double($0) * 1800)) }
        let next = Calendar.current.date(byAdding: .hour, value: 3, to: now) ?? now
        completion(Timeline(entries: entries, policy: .after(next)))
    }

    private func entry(_ index: Int, at date: Date) -> ReadingEntry {
        func article(_ offset: Int) -> Article { Article.all[(index + offset) % Article.all.count] }
        let days = (AppGroup.trialEnd.timeIntervalSince(date) / 86400).rounded(.up)
        return ReadingEntry(
            date: date, article: article(0), upNext: [article(1), article(2)],
            prompt: prompt(index, AppGroup.purchaseState), trialDays: max(Int(days), 0))
    }

    /// Every third refresh asks those who never paid to upgrade, the others are left in peace.
    private func prompt(_ index: Int, _ state: PurchaseState) -> Prompt {
        switch state {
        case .none: index % 3 == 0 ? .upgrade : .read
        case .trial: .trial
        case .expired: .renew
        case .active: .read
        }
    }
}
