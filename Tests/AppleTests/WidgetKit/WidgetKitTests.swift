import Testing
import TintypeUI
import SwiftUI
import WidgetKit

private struct Day: TimelineEntry {
    let date: Date
    var steps = 0
}

private struct Days: TimelineProvider {
    func placeholder(in context: Context) -> Day { Day(date: .distantPast, steps: Int(context.displaySize.width)) }
    func getSnapshot(in context: Context, completion: @escaping (Day) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Day>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
    }
}

private struct Steps: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: Days()) { day in
            StepsView(day: day).containerBackground(.green, for: .widget)
        }
        .configurationDisplayName("Steps").description("Of today").supportedFamilies([.systemSmall, .accessoryCircular])
    }
}

private struct StepsView: View {
    let day: Day
    @Environment(\.widgetFamily) private var family

    var body: some View { Text("\(day.steps) \(family.description)") }
}

@Suite("WidgetKit")
@MainActor
struct WidgetKitTests {
    @Test("a preview is as large as its family, and shows the first entry, or else the provider's own")
    func preview() async throws {
        let preview = _WidgetPreview.preview(fileID: "a", line: 1, "Steps", as: .systemSmall) {
            Steps()
        } timeline: {
            Day(date: .distantPast, steps: 12)
            Day(date: .distantPast, steps: 13)
        }
        let view = try await preview.makeView()
        let renderer = ImageRenderer(content: view)
        #expect(renderer.cgImage?.width == 158 && renderer.cgImage?.height == 158)
        let own = _WidgetPreview.preview(fileID: "a", line: 1, as: .accessoryCircular) {
            Steps()
        } timelineProvider: {
            Days()
        }
        let small = ImageRenderer(content: try await own.makeView())
        #expect(small.cgImage?.width == 72)
    }

    @Test("a configuration says its families, and the centre knows no widgets")
    func center() async throws {
        #expect(Steps().body._families == [.systemSmall, .accessoryCircular])
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
        var answers: [Int] = []
        WidgetCenter.shared.getCurrentConfigurations { answers.append((try? $0.get().count) ?? -1) }
        #expect(answers == [0])
    }
}
