import WidgetKit
import SwiftUI
import AppIntents
import ActivityKit

struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> SimpleEntry {
        SimpleEntry(date: Date(), configuration: ConfigurationAppIntent())
    }
    func snapshot(for configuration: ConfigurationAppIntent, in context: Context) async -> SimpleEntry {
        SimpleEntry(date: Date(), configuration: configuration)
    }
    func timeline(for configuration: ConfigurationAppIntent, in context: Context) async -> Timeline<SimpleEntry> {
        var entries: [SimpleEntry] = []
        let currentDate = Date()
        for hourOffset in 0..<5 {
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            entries.append(SimpleEntry(date: entryDate, configuration: configuration))
        }
        return Timeline(entries: entries, policy: .atEnd)
    }
}
struct SimpleEntry: TimelineEntry { let date: Date; let configuration: ConfigurationAppIntent }
struct ConfigurationAppIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Configuration" }
    static var description: IntentDescription { "This is an example widget." }
    @Parameter(title: "Favorite Emoji", default: "😃") var favoriteEmoji: String
    @Parameter(title: "Kind") var kind: Kind?
    static var parameterSummary: some ParameterSummary { Summary("Show \(\.$favoriteEmoji)") }
}
enum Kind: String, AppEnum {
    case a, b
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
    static var caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
        .a: "A", .b: DisplayRepresentation(title: "B", image: .init(systemName: "b")),
    ]
}
struct MyEntryView: View {
    var entry: Provider.Entry
    @Environment(\.widgetFamily) var family
    @Environment(\.showsWidgetContainerBackground) var bg
    var body: some View {
        switch family {
        case .systemSmall:
            VStack {
                Text(entry.date, style: .time); Text(entry.configuration.favoriteEmoji);
                Button(intent: AddIntent(id: "a")) { Image(systemName: "plus") };
                Toggle(isOn: true, intent: AddIntent(id: "b")) { Text("") }
            }
        case .accessoryCircular:
            ZStack {
                AccessoryWidgetBackground(); Gauge(value: 0.3) { Text("a") }.gaugeStyle(.accessoryCircular)
            }
        case .accessoryInline: Text("x").widgetAccentable()
        default: Text("").widgetURL(URL(string: "a"))
        }
    }
}
struct AddIntent: AppIntent {
    static var title: LocalizedStringResource = "Add"; static var description = IntentDescription("x");
    static var openAppWhenRun: Bool = true; @Parameter(title: "ID") var id: String
    init() {}; init(id: String) { self.id = id }
    func perform() async throws -> some IntentResult { WidgetCenter.shared.reloadAllTimelines(); return .result() }
}
struct DialogIntent: AppIntent {
    static let title: LocalizedStringResource = "x";
    @MainActor func perform() async throws -> some ProvidesDialog & IntentResult { .result(dialog: "ok \(1)") }
}
struct SnippetIntent: AppIntent {
    static let title: LocalizedStringResource = "x";
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("a")) }
}
struct ValIntent: AppIntent {
    static let title: LocalizedStringResource = "x";
    func perform() async throws -> some ReturnsValue<Int> { .result(value: 1) }
}
struct MyWidget: Widget {
    let kind: String = "MyWidget"
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: ConfigurationAppIntent.self, provider: Provider()) { entry in
            MyEntryView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
        }.configurationDisplayName("a").description("b").supportedFamilies([.systemSmall, .accessoryRectangular])
            .contentMarginsDisabled()
    }
}
struct OldProvider: TimelineProvider {
    func placeholder(in context: Context) -> OldEntry { OldEntry(date: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (OldEntry) -> ()) { completion(OldEntry(date: Date())) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        Task { completion(Timeline(entries: [OldEntry(date: .now)], policy: .after(Date()))) }
    }
}
struct OldEntry: TimelineEntry { let date: Date }
struct OldWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "a", provider: OldProvider()) { entry in
            if #available(iOS 17.0, *) {
                Text("").containerBackground(.background, for: .widget)
            } else {
                Text("").padding().background()
            }
        }
    }
}
struct Bundle1: WidgetBundle {
    var body: some Widget { MyWidget(); OldWidget(); LiveW(); if #available(iOS 18, *) { Ctl() } }
}
struct Attr: ActivityAttributes {
    public struct ContentState: Codable, Hashable { var emoji: String }; var name: String
}
struct LiveW: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Attr.self) { context in
            VStack { Text("Hello \(context.state.emoji)") }.activityBackgroundTint(Color.cyan)
                .activitySystemActionForegroundColor(Color.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("Leading") };
                DynamicIslandExpandedRegion(.trailing) { Text("Trailing") };
                DynamicIslandExpandedRegion(.bottom) { Text("Bottom \(context.state.emoji)") }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T \(context.attributes.name)")
            } minimal: {
                Text(context.state.emoji)
            }.widgetURL(URL(string: "http://www.apple.com")).keylineTint(Color.red)
        }
    }
}
struct Ctl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "a") {
            ControlWidgetButton(action: AddIntent()) { Label("a", systemImage: "b") }
        }.displayName("A")
    }
}
extension Attr { fileprivate static var preview: Attr { Attr(name: "World") } }
extension Attr.ContentState { fileprivate static var smiley: Attr.ContentState { .init(emoji: "😀") } }
#Preview(as: .systemSmall) { MyWidget() } timeline: {
    SimpleEntry(date: .now, configuration: ConfigurationAppIntent());
    SimpleEntry(date: .now, configuration: ConfigurationAppIntent())
}
#Preview("Notification", as: .content, using: Attr.preview) { LiveW() } contentStates: {
    Attr.ContentState.smiley; Attr.ContentState.smiley
}
struct W_Previews: PreviewProvider {
    static var previews: some View { Text("").previewContext(WidgetPreviewContext(family: .systemSmall)) }
}
struct Book: AppEntity {
    var id: String; @Property(title: "Title") var title: String;
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Book";
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") };
    static var defaultQuery = BookQuery(); init(id: String) { self.id = id }
}
struct BookQuery: EntityQuery {
    func entities(for identifiers: [Book.ID]) async throws -> [Book] { identifiers.map { Book(id: $0) } };
    func suggestedEntities() async throws -> [Book] { [] }; func defaultResult() async -> Book? { nil }
}
struct Short: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: DialogIntent(), phrases: ["Do in \(.applicationName)"], shortTitle: "Do", systemImageName: "a");
        AppShortcut(
            intent: AddIntent(), phrases: ["Add \(\.$id) in \(.applicationName)"], shortTitle: "x", systemImageName: "y"
        )
    }
}
class Lm {
    var a: Activity<Attr>?;
    func go() {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return };
        do {
            a = try Activity<Attr>.request(attributes: Attr(name: "a"), contentState: .init(emoji: "x"), pushType: nil);
            let c = ActivityContent(state: Attr.ContentState(emoji: "x"), staleDate: nil);
            a = try Activity.request(attributes: Attr(name: ""), content: c)
        } catch { print(error.localizedDescription) };
        Task {
            await a?.update(using: .init(emoji: "a")); await a?.end(nil, dismissalPolicy: .immediate);
            for x in Activity<Attr>.activities { await x.end(dismissalPolicy: .immediate) }
        }
    }
}
