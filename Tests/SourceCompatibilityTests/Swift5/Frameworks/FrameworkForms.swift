import AVKit
import CoreHaptics
import LocalAuthentication
import MessageUI
import OSLog
import PhotosUI
import SafariServices
import StoreKit
import SwiftUI
import UniformTypeIdentifiers
import UserNotifications
import WebKit
import os.log

extension Logger {
    static let journal = Logger(subsystem: Bundle.main.bundleIdentifier ?? "app", category: "journal")
}

/// A page of a journal that uses what phones have, and a still picture has not.
struct JournalPage: View {
    @Environment(\.requestReview) private var requestReview
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var picture: Image?
    @State private var isUnlocked = false
    @State private var player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    private let log = os.Logger(subsystem: "app", category: "page")

    var body: some View {
        VStack(spacing: 12) {
            VideoPlayer(player: player).frame(height: 180)
            PhotosPicker("Choose a picture", selection: $item, matching: .images)
            PhotosPicker(selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .livePhotos])) {
                Label("Several", systemImage: "photo.on.rectangle")
            }
            WebPage(address: "https://example.com").frame(height: 60)
            FilmPage().frame(height: 120)
            Text(isUnlocked ? "Open" : "Locked")
        }
        .padding()
        .onChange(of: item) { _, new in
            Task {
                if let data = try? await new?.loadTransferable(type: Data.self), let image = UIImage(data: data) {
                    picture = Image(uiImage: image)
                }
            }
        }
        .onAppear(perform: unlock)
    }

    private func unlock() {
        let context = LAContext()
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
            log.error("no biometrics: \(error?.code ?? 0, privacy: .public)")
            os_log("locked", log: .default, type: .info)
            return
        }
        isUnlocked = true
        requestReview()
    }

    static func remind() {
        let content = UNMutableNotificationContent()
        content.title = "Write"
        content.sound = .default
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        let request = UNNotificationRequest(identifier: "write", content: content, trigger: trigger)
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { isAllowed, error in
            if isAllowed { UNUserNotificationCenter.current().add(request) }
            if let error { Logger.journal.error("\(error.localizedDescription)") }
        }
    }

    static func buzz() {
        guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
        let sharp = CHHapticEventParameter(parameterID: .hapticSharpness, value: 1)
        let event = CHHapticEvent(eventType: .hapticTransient, parameters: [sharp], relativeTime: 0)
        _ = try? CHHapticPattern(events: [event], parameters: [])
    }

    static func sing(_ text: String) throws {
        try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
        AVSpeechSynthesizer().speak(AVSpeechUtterance(string: text))
    }
}

extension UTType {
    static let journal = UTType(exportedAs: "org.example.journal", conformingTo: .json)
}

private struct WebPage: UIViewRepresentable {
    let address: String

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ view: WKWebView, context: Context) {
        if let url = URL(string: address) { view.load(URLRequest(url: url)) }
    }
}

private struct FilmPage: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }
    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}

struct SafariPage: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

struct LetterPage: UIViewControllerRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let page = MFMailComposeViewController()
        page.mailComposeDelegate = context.coordinator
        return page
    }

    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}

    class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
        ) {
            controller.dismiss(animated: true)
        }
    }
}
