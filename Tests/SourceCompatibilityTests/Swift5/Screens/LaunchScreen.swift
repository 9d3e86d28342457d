import SwiftUI
import UIKit
import UserNotifications

/// An app that lives on its delegates: a token, a scene, a shortcut, all read back from the environment.
final class CourierAppDelegate: NSObject, UIApplicationDelegate, ObservableObject, UNUserNotificationCenterDelegate {
    @Published var status = "starting"
    @Published private(set) var shortcuts: [UIApplicationShortcutItem] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        shortcuts = [
            UIApplicationShortcutItem(
                type: "scan", localizedTitle: "Scan a parcel", localizedSubtitle: nil,
                icon: UIApplicationShortcutIcon(systemImageName: "barcode"), userInfo: nil)
        ]
        application.shortcutItems = shortcuts
        application.registerForRemoteNotifications()
        status = launchOptions?[.remoteNotification] == nil ? "ready" : "opened by a message"
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = CourierSceneDelegate.self
        return configuration
    }

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { status = deviceToken.map { String(format: "%02x", $0) }.joined() }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        status = "no messages"
    }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { [.portrait, .portraitUpsideDown] }

    func applicationDidEnterBackground(_ application: UIApplication) { status = "resting" }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .list, .sound] }
}

final class CourierSceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
    var window: UIWindow?
    @Published var wasShortcut = false

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIHostingController(rootView: CourierHome(status: "scene"))
        window?.makeKeyAndVisible()
        wasShortcut = connectionOptions.shortcutItem != nil
    }

    func sceneWillEnterForeground(_ scene: UIScene) {}

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(shortcutItem.type == "scan") }
}

struct CourierApp: App {
    @UIApplicationDelegateAdaptor(CourierAppDelegate.self) private var delegate
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup { CourierLaunchScreen() }
            .onChange(of: phase) { _, new in if new == .background { delegate.status = "resting" } }
    }
}

struct CourierLaunchScreen: View {
    @EnvironmentObject private var delegate: CourierAppDelegate

    var body: some View { CourierHome(status: delegate.status, shortcuts: delegate.shortcuts.map(\.localizedTitle)) }
}

private struct CourierHome: View {
    let status: String
    var shortcuts: [String] = []

    var body: some View {
        VStack(spacing: 24) {
            Image(systemName: "shippingbox").font(.system(size: 64)).frame(width: 120, height: 120)
                .background(.yellow, in: .rect(cornerRadius: 24)).id("logo")
            Text("Courier").font(.largeTitle.bold())
            Text(status).foregroundStyle(.secondary)
            ForEach(shortcuts, id: \.self) {
                Text($0).frame(maxWidth: .infinity, minHeight: 44).background(.quaternary)
            }
        }
        .padding()
    }
}
