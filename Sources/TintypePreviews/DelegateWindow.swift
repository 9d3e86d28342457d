import Foundation
import SwiftUI
import Tintype
import UIKit

/// The window that an app makes which UIKit starts: in its scene's delegate or, where it has no scenes, in the app's.
@MainActor
struct DelegateWindow {
    private let type: NSObject.Type

    /// The type's full name.
    var name: String { String(reflecting: type) }

    /// The delegates of scenes in modules, and those of apps behind them; by name.
    ///
    /// - Throws: `PreviewDiscoveryError` where types cannot be listed.
    static func all(in modules: Set<String>) throws -> [DelegateWindow] {
        let scenes = try types(conformingTo: (any UIWindowSceneDelegate).self, in: modules)
        return (scenes + (try types(conformingTo: (any UIApplicationDelegate).self, in: modules))).map(
            DelegateWindow.init)
    }

    private static func types(conformingTo existential: Any.Type, in modules: Set<String>) throws -> [NSObject.Type] {
        try ConformingTypes(to: existential).find()
            .filter { modules.contains(PreviewCase.module(of: $0)) }
            .compactMap { $0 as? NSObject.Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
    }

    /// The window's picture; none of a delegate that makes no window, in an app without a storyboard.
    func cases(in modules: Set<String>) throws -> [PreviewCase] {
        guard try window(in: modules)?.rootViewController != nil else { return [] }
        return [
            PreviewCase(windowOf: type) {
                guard let window = try window(in: modules), window.rootViewController != nil else {
                    throw PreviewFailure(message: "the window has no root view controller any more")
                }
                return AnyView(DrawnResponder(window))
            }
        ]
    }

    /// The window, as a launch of the app makes it: visible, with what its root view controller presents.
    private func window(in modules: Set<String>) throws -> UIWindow? {
        let launched = try Self.launched(in: modules)
        guard let scenes = type as? any (NSObject & UIWindowSceneDelegate).Type else {
            return launched.flatMap { Self.window(of: $0) } ?? storyboardWindow(.unnamed)
        }
        let delegate = scenes.init()
        Self.kept.append(delegate)
        let options = UIScene.ConnectionOptions()
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: options)
        scene.delegate = delegate
        UIApplication.shared.mainScene = scene
        // UIKit makes the window of a storyboard that is named before it tells the delegate.
        if let window = storyboardWindow(.named) {
            window.windowScene = scene
            (delegate as any _WindowHolder).window = window
        }
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        return Self.window(of: delegate) ?? scene.windows.first ?? storyboardWindow(.unnamed)
    }

    /// The delegate's own window: its protocol tells of an optional one of an optional property.
    private static func window(of delegate: any _WindowHolder) -> UIWindow? { delegate.window }

    /// The window of the app's storyboard, with its first view controller; nil where there is none.
    private static func storyboardWindow(_ kind: UIStoryboard.MainKind) -> UIWindow? {
        guard let page = UIStoryboard.main(kind)?.instantiateInitialViewController() else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = page
        window.makeKeyAndVisible()
        return window
    }
    private func storyboardWindow(_ kind: UIStoryboard.MainKind) -> UIWindow? { Self.storyboardWindow(kind) }

    /// The app's delegate, which is told once that the app was launched.
    private static func launched(in modules: Set<String>) throws -> (any UIApplicationDelegate)? {
        if let delegate = UIApplication.shared.delegate { return delegate }
        let types = try types(conformingTo: (any UIApplicationDelegate).self, in: modules)
        guard let type = types.first as? any (NSObject & UIApplicationDelegate).Type else { return nil }
        // An app without scenes has the window of its storyboard before it is launched.
        let hasScenes = try !Self.types(conformingTo: (any UIWindowSceneDelegate).self, in: modules).isEmpty
        let delegate = UIApplication.launch(type) { delegate in
            if !hasScenes, let window = storyboardWindow(.named) { (delegate as any _WindowHolder).window = window }
        }
        kept.append(delegate)
        return delegate
    }

    /// The delegates, which the app holds weakly and nobody else.
    private static var kept: [NSObject] = []
}
