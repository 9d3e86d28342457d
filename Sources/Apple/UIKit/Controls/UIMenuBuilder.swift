public import Foundation

/// Builds the app's menus. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIMenuBuilder {
    /// Changes the menus.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func action(for identifier: UIAction.Identifier) -> UIAction?
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    var system: UIMenuSystem { get }
}

extension UIMenuBuilder {
    public func command(for action: Selector, propertyList: Any?) -> UICommand? { nil }
}

/// The menus of the app, or of what is pressed. UIKit's class.
@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
    /// The app's menus, and those of what is pressed.
    public static let main = UIMenuSystem()
    public static let context = UIMenuSystem()
    open func setNeedsRebuild() {}
    open func setNeedsRevalidate() {}
}
