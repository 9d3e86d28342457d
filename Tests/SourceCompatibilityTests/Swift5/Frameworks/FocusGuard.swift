import AVFoundation
import CallKit
import DeviceActivity
import EventKitUI
import FamilyControls
import HealthKitUI
import ManagedSettings
import MetricKit
import MusicKit
import PushKit
import QuickLookThumbnailing
import SwiftUI

/// A guard of a person's quiet, in the manner of an app that stands on the frameworks of screen time, calls and calendars.
extension DeviceActivityName {
    static let quiet = Self("quiet")
}

extension ManagedSettingsStore.Name {
    static let quiet = Self("quiet")
}

final class FocusGuard: ObservableObject {
    @Published var selection = FamilyActivitySelection()
    private let store = ManagedSettingsStore(named: .quiet)
    private let center = DeviceActivityCenter()

    func begin() {
        store.shield.applications = selection.applicationTokens.isEmpty ? nil : selection.applicationTokens
        store.shield.applicationCategories = ShieldSettings.ActivityCategoryPolicy.specific(selection.categoryTokens)
        store.webContent.blockedByFilter = .specific([WebDomain(domain: "example.org")])
        let night = DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 22), intervalEnd: DateComponents(hour: 6), repeats: true)
        let limit = DeviceActivityEvent(
            applications: selection.applicationTokens, threshold: DateComponents(minute: 30))
        do {
            try center.startMonitoring(.quiet, during: night, events: [DeviceActivityEvent.Name("limit"): limit])
        } catch { store.clearAllSettings() }
    }
}

final class QuietMonitor: DeviceActivityMonitor {
    override func intervalDidEnd(for activity: DeviceActivityName) {
        super.intervalDidEnd(for: activity)
        ManagedSettingsStore(named: .quiet).clearAllSettings()
    }
}

final class CallDesk: NSObject, CXProviderDelegate, PKPushRegistryDelegate, MXMetricManagerSubscriber {
    private let provider: CXProvider
    private let registry = PKPushRegistry(queue: .main)

    override init() {
        let configuration = CXProviderConfiguration()
        configuration.supportedHandleTypes = [.generic, .phoneNumber]
        provider = CXProvider(configuration: configuration)
        super.init()
        provider.setDelegate(self, queue: nil)
        registry.delegate = self
        registry.desiredPushTypes = [.voIP]
        MXMetricManager.shared.add(self)
    }

    func providerDidReset(_ provider: CXProvider) {}
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() }
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}

    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {}
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) {
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .generic, value: payload.dictionaryPayload["from"] as? String ?? "")
        provider.reportNewIncomingCall(with: UUID(), update: update) { error in
            if let error { print(error) }
            completion()
        }
    }

    func didReceive(_ payloads: [MXDiagnosticPayload]) {
        for crash in payloads.flatMap({ $0.crashDiagnostics ?? [] }) { print(crash.callStackTree.jsonRepresentation()) }
    }
}

struct QuietEventEditor: UIViewControllerRepresentable {
    @Environment(\.dismiss) private var dismiss
    let store: EKEventStore

    func makeUIViewController(context: Context) -> EKEventEditViewController {
        let page = EKEventEditViewController()
        page.eventStore = store
        page.editViewDelegate = context.coordinator
        return page
    }

    func updateUIViewController(_ page: EKEventEditViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator { dismiss() } }

    final class Coordinator: NSObject, EKEventEditViewDelegate {
        private let done: () -> Void

        init(done: @escaping () -> Void) {
            self.done = done
        }

        func eventEditViewController(
            _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
        ) {
            controller.dismiss(animated: true, completion: nil)
            done()
        }
    }
}

struct DayRings: UIViewRepresentable {
    let summary: HKActivitySummary?

    func makeUIView(context: Context) -> HKActivityRingView { HKActivityRingView() }
    func updateUIView(_ view: HKActivityRingView, context: Context) {
        view.setActivitySummary(summary, animated: true)
    }
}

struct FocusGuardView: View {
    @StateObject private var focus = FocusGuard()
    @ObservedObject private var center = AuthorizationCenter.shared
    @ObservedObject private var music = ApplicationMusicPlayer.shared.state
    @State private var isPicking = false
    @State private var thumbnail: UIImage?
    let file: URL

    var body: some View {
        VStack {
            Text(center.authorizationStatus.description)
            Button("Choose apps") { isPicking = true }
                .familyActivityPicker(isPresented: $isPicking, selection: $focus.selection)
            ForEach(Array(focus.selection.applicationTokens), id: \.self) { Label($0).labelStyle(.iconOnly) }
            DeviceActivityReport(DeviceActivityReport.Context("Total"))
            DayRings(summary: nil).frame(width: 120, height: 120)
            Image(systemName: music.playbackStatus == .playing ? "pause" : "play")
            if let thumbnail { Image(uiImage: thumbnail) }
            QuietEventEditor(store: EKEventStore())
        }
        .task {
            do { try await center.requestAuthorization(for: .individual) } catch { print(error) }
            let request = QLThumbnailGenerator.Request(
                fileAt: file, size: CGSize(width: 60, height: 60), scale: 2, representationTypes: .thumbnail)
            thumbnail = try? await QLThumbnailGenerator.shared.generateBestRepresentation(for: request).uiImage
        }
        .onChange(of: focus.selection) { focus.begin() }
    }
}
