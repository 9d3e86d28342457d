import Foundation

/// The scene that code outside of views finds: as large as ``UIScreen/main``. Its own window is not drawn, and gives way to the windows
/// that an app makes.
final class AppScene: UIWindowScene {
    static let shared = AppScene(session: UISceneSession(), connectionOptions: ConnectionOptions())

    private let made = AppWindow(frame: UIScreen.main.bounds)
    /// The window, as large as the screen is by now.
    private var window: AppWindow {
        if made.frame != UIScreen.main.bounds { made.frame = UIScreen.main.bounds }
        return made
    }

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

/// The window of that scene, with the safe area of the screen.
private final class AppWindow: UIWindow {
    override var isKeyWindow: Bool { UIApplication.shared.key == nil || super.isKeyWindow }
    override var safeAreaInsets: UIEdgeInsets { NSDirectionalEdgeInsets(UIScreen.current.safeArea).fixed(.leftToRight) }
}

/// The status bar of a scene: as high as the safe area is at the top.
final class AppStatusBar: UIStatusBarManager, @unchecked Sendable {
    override var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.current.size.width, height: UIScreen.current.safeArea.top)
    }
    override var isStatusBarHidden: Bool { false }
}
