public import Foundation
public import UIKit

/// The keeper of the pages in a car. There is no car: pages are kept as they are put, and nobody sees them.
@MainActor @preconcurrency
open class CPInterfaceController: NSObject {
    /// The listener and the pages.
    open weak var delegate: (any CPInterfaceControllerDelegate)?
    open private(set) var templates: [CPTemplate] = []
    open private(set) var presentedTemplate: CPTemplate?
    open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
    open var topTemplate: CPTemplate? { templates.last }
    open var prefersDarkUserInterfaceStyle = false
    open var carTraitCollection: UITraitCollection { UITraitCollection() }

    /// Puts the first page.
    open func setRootTemplate(
        _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        templates = [rootTemplate]
        completion?(true, nil)
    }

    /// Puts a page above the others, or takes pages off.
    open func pushTemplate(
        _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        templates.append(templateToPush)
        completion?(true, nil)
    }
    open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        let isPopped = templates.count > 1
        if isPopped { templates.removeLast() }
        completion?(isPopped, nil)
    }
    open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates = Array(templates.prefix(1))
        completion?(true, nil)
    }
    open func pop(
        to targetTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        let place = templates.lastIndex { $0 === targetTemplate }
        if let place { templates = Array(templates[...place]) }
        completion?(place != nil, nil)
    }

    /// Shows a page over all others, or closes it.
    open func presentTemplate(
        _ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        presentedTemplate = templateToPresent
        completion?(true, nil)
    }
    open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        let isShown = presentedTemplate != nil
        presentedTemplate = nil
        completion?(isShown, nil)
    }
}

/// The listener to the keeper of pages.
@MainActor @preconcurrency
public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
    /// Called as pages come and go on the screen of a car: never.
    func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
    public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

/// The window of a car's map.
open class CPWindow: UIWindow {
    /// The guide of the part that buttons leave free.
    public let mapButtonSafeAreaLayoutGuide = UILayoutGuide()
}

/// The scene of an app in a car. None comes.
open class CPTemplateApplicationScene: UIScene {
    /// The keeper of pages and the window.
    public let interfaceController = CPInterfaceController()
    public let carWindow = CPWindow(frame: .zero)
}

/// The delegate of such a scene.
@MainActor @preconcurrency
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
    /// Called as a car comes and goes: never.
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController, to window: CPWindow)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnect interfaceController: CPInterfaceController)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
}

extension CPTemplateApplicationSceneDelegate {
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController, to window: CPWindow
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnect interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnect interfaceController: CPInterfaceController, from window: CPWindow
    ) {}
}

extension UISceneSession.Role {
    /// The role of an app's scene in a car.
    public static let carTemplateApplication = UISceneSession.Role(
        rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}

/// The keeper of the app's state in a car.
@MainActor @preconcurrency
open class CPSessionConfiguration: NSObject {
    /// The limits while a car moves: none.
    public struct LimitableUserInterface: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let keyboard = LimitableUserInterface(rawValue: 1)
        public static let lists = LimitableUserInterface(rawValue: 2)
    }

    /// The limits, and the listener to them.
    open var limitedUserInterfaces: LimitableUserInterface { [] }
    open weak var delegate: (any CPSessionConfigurationDelegate)?

    /// Creates one with its listener.
    public init(delegate: any CPSessionConfigurationDelegate) {
        self.delegate = delegate
    }
}

/// The listener to the state in a car.
@MainActor @preconcurrency
public protocol CPSessionConfigurationDelegate: NSObjectProtocol {
    /// Called as limits change: never.
    func sessionConfiguration(
        _ sessionConfiguration: CPSessionConfiguration,
        limitedUserInterfacesChanged limitedUserInterfaces: CPSessionConfiguration.LimitableUserInterface)
}

extension CPSessionConfigurationDelegate {
    public func sessionConfiguration(
        _ sessionConfiguration: CPSessionConfiguration,
        limitedUserInterfacesChanged limitedUserInterfaces: CPSessionConfiguration.LimitableUserInterface
    ) {}
}
