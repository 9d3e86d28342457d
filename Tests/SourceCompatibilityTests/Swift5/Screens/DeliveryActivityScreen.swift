import ActivityKit
import SwiftUI
import WidgetKit

/// A delivery on the lock screen and around the camera, and the page of the app that starts it.
struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stopsLeft: Int
        var progress: Double
    }

    var shop: String
}

struct DeliveryBanner: View {
    let attributes: DeliveryAttributes
    let state: DeliveryAttributes.ContentState

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: "bicycle")
                Text(attributes.shop).font(.headline)
                Spacer()
                Text(state.stopsLeft == 1 ? "1 stop" : "\(state.stopsLeft) stops").monospacedDigit()
            }
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Capsule().fill(.quaternary)
                    Capsule().fill(.tint).frame(width: geometry.size.width * state.progress).id("filled")
                }
            }
            .frame(height: 8)
            .id("track")
        }
        .padding()
        .activityBackgroundTint(.black.opacity(0.2))
    }
}

struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            DeliveryBanner(attributes: context.attributes, state: context.state)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Label(context.attributes.shop, systemImage: "bicycle") }
                DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("\(context.state.stopsLeft)") }
                DynamicIslandExpandedRegion(.bottom) { ProgressView(value: context.state.progress) }
            } compactLeading: {
                Image(systemName: "bicycle")
            } compactTrailing: {
                Text(context.state.progress, format: .percent)
            } minimal: {
                Image(systemName: "bicycle")
            }
            .contentMargins(.trailing, 8, for: .expanded)
            .keylineTint(.green)
        }
        .supplementalActivityFamilies([.small])
    }
}

@MainActor @Observable
final class DeliveryDesk {
    private(set) var message = "Not started"
    private var activity: Activity<DeliveryAttributes>?

    func start(_ state: DeliveryAttributes.ContentState) {
        do {
            activity = try Activity.request(
                attributes: DeliveryAttributes(shop: "Soup bar"),
                content: ActivityContent(state: state, staleDate: .now.addingTimeInterval(600)), pushType: nil)
            message = "Running"
        } catch let error as ActivityAuthorizationError {
            message = error == .unsupported ? "Not on this device" : "Refused"
        } catch {
            message = "Failed"
        }
    }

    func finish() async {
        await activity?.end(nil, dismissalPolicy: .after(.now + 60))
        for other in Activity<DeliveryAttributes>.activities { await other.end(nil, dismissalPolicy: .immediate) }
    }
}

struct DeliveryActivityScreen: View {
    @State private var desk = DeliveryDesk()
    private let state = DeliveryAttributes.ContentState(stopsLeft: 2, progress: 0.75)

    var body: some View {
        VStack(spacing: 20) {
            DeliveryBanner(attributes: DeliveryAttributes(shop: "Soup bar"), state: state).id("banner")
            Text(desk.message)
        }
        .frame(width: 332)
        .onAppear { desk.start(state) }
    }
}

#Preview("Banner", as: .content, using: DeliveryAttributes(shop: "Soup bar")) {
    DeliveryActivity()
} contentStates: {
    DeliveryAttributes.ContentState(stopsLeft: 2, progress: 0.5)
}
