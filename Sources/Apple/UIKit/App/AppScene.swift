import Foundation

/// The scene that code outside of views finds: that of a telephone of 390 by 844 points, like ``UIScreen/main``. Its
/// own window is not drawn, and gives way to the windows that an app makes.
final class AppScene: UIWindowScene {
    static let shared = AppScene(session: UISceneSession(), connectionOptions: ConnectionOptions())

    private let window = AppWindow(frame: UIScreen.main.bounds)

    required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        window.windowScene = self
        window.rootViewController = UIViewController()
        window.showRoot()
    }

    override var activationState: ActivationState { .foregroundActive }
    override var windows: [UIWindow] { super.windows.count > 1 ? super.windows.filter { $0 !== window } : [window] }
    override var keyWindow: UIWindow? { super.keyWindow ?? windows.first }
}

/// The window of that scene, with the safe area of an iPhone 13.
private final class AppWindow: UIWindow {
    override var isKeyWindow: Bool { UIApplication.shared.key == nil || super.isKeyWindow }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }
}

/// The status bar of a scene: that of an iPhone 13.
final class AppStatusBar: UIStatusBarManager, @unchecked Sendable {
    override var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
    override var isStatusBarHidden: Bool { false }
}
