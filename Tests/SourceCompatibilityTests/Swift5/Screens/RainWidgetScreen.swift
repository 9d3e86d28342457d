import SwiftUI
import WidgetKit

/// A widget of rain in its families, and the page of the app that shows them side by side.
struct RainEntry: TimelineEntry {
    let date: Date
    let chances: [Double]
    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(chances.max() ?? 0)) }

    static let sample = RainEntry(date: Date(timeIntervalSince1970: 1_767_260_460), chances: [0.1, 0.4, 0.9, 0.2])
}

struct RainProvider: TimelineProvider {
    func placeholder(in context: Context) -> RainEntry { .sample }

    func getSnapshot(in context: Context, completion: @escaping (RainEntry) -> Void) { completion(.sample) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<RainEntry>) -> Void) {
        completion(
            Timeline(entries: [.sample], policy: context.isPreview ? .never : .after(.now.addingTimeInterval(900))))
    }
}

struct RainWidgetView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var mode
    let entry: RainEntry

    var body: some View {
        switch family {
        case .accessoryInline: Label("Rain at 3", systemImage: "cloud.rain")
        case .accessoryCircular:
            Gauge(value: entry.chances.max() ?? 0) {
                Image(systemName: "drop")
            } currentValueLabel: {
                Text("90")
            }
            .gaugeStyle(.accessoryCircularCapacity)
        default:
            RainBars(chances: entry.chances, isTinted: mode == .accented)
                .containerBackground(for: .widget) { Color.cyan.opacity(0.2) }
                .widgetURL(URL(string: "rain://today"))
        }
    }
}

struct RainBars: View {
    let chances: [Double]
    let isTinted: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Text("Rain").font(.headline).widgetAccentable()
            HStack(alignment: .bottom, spacing: 6) {
                ForEach(chances.indices, id: \.self) { index in
                    Capsule()
                        .fill(isTinted ? AnyShapeStyle(.primary) : AnyShapeStyle(.blue.gradient))
                        .frame(width: 12, height: 80 * chances[index])
                        .id("chance \(index)")
                }
            }
            .frame(height: 80, alignment: .bottom)
        }
    }
}

struct RainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "rain", provider: RainProvider()) { RainWidgetView(entry: $0) }
            .configurationDisplayName("Rain")
            .description("The next four hours.")
            .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryInline])
            .contentMarginsDisabled()
    }
}

struct RainWidgetScreen: View {
    var body: some View {
        VStack(spacing: 20) {
            RainWidgetView(entry: .sample).frame(width: 158, height: 158).clipShape(.rect(cornerRadius: 22)).id("small")
            RainWidgetView(entry: .sample).environment(\.widgetFamily, .accessoryCircular).frame(width: 72, height: 72)
                .id("circular")
            RainWidgetView(entry: .sample).environment(\.widgetFamily, .accessoryInline)
            Button("Reload") { WidgetCenter.shared.reloadTimelines(ofKind: "rain") }
        }
    }
}

#Preview("Small", as: .systemSmall) { RainWidget() } timeline: { RainEntry.sample }
