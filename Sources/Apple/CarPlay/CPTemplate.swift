// `import CarPlay` where Apple's framework is missing: there is no car. Pages are values. It brings Foundation and UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit

/// A page on the screen of a car.
@MainActor @preconcurrency
open class CPTemplate: NSObject {
    /// The app's own data, and the picture and the title of the page's tab.
    open var userInfo: Any?
    open var tabTitle: String?
    open var tabImage: UIImage?
    open var tabSystemItem = UITabBarItem.SystemItem.more
    open var showsTabBadge = false

    override init() {}
}

/// A page that has buttons in its bar.
@MainActor @preconcurrency
public protocol CPBarButtonProviding: AnyObject {
    /// The buttons at both ends, and the one that goes back.
    var leadingNavigationBarButtons: [CPBarButton] { get set }
    var trailingNavigationBarButtons: [CPBarButton] { get set }
    var backButton: CPBarButton? { get set }
}

/// A page with a bar.
open class _CPBarTemplate: CPTemplate, CPBarButtonProviding {
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?
}

/// The look of a button in a bar.
public enum CPBarButtonStyle: Int, Sendable {
    case none, rounded
}

/// The kind of a button in a bar.
public enum CPBarButtonType: UInt, Sendable {
    case text, image
}

/// The closure of a button.
public typealias CPBarButtonHandler = (CPBarButton) -> Void

/// A button in a bar. Nobody presses it.
@MainActor @preconcurrency
open class CPBarButton: NSObject {
    /// The text or the picture, and the look.
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var buttonStyle = CPBarButtonStyle.none
    public let buttonType: CPBarButtonType
    /// The closure of the button.
    let handler: CPBarButtonHandler?

    /// Creates a button.
    public init(title: String, handler: CPBarButtonHandler? = nil) {
        (self.title, self.handler, buttonType) = (title, handler, .text)
    }
    public init(image: UIImage, handler: CPBarButtonHandler? = nil) {
        (self.image, self.handler, buttonType) = (image, handler, .image)
    }
    public init(type: CPBarButtonType, handler: CPBarButtonHandler? = nil) {
        (buttonType, self.handler) = (type, handler)
    }
}

/// The look of a button with a text.
public enum CPTextButtonStyle: Int, Sendable {
    case normal, cancel, confirm
}

/// A button with a text. Nobody presses it.
@MainActor @preconcurrency
open class CPTextButton: NSObject {
    /// The text and the look.
    open var title: String
    open var textStyle: CPTextButtonStyle
    let handler: ((CPTextButton) -> Void)?

    /// Creates a button.
    public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil) {
        (self.title, self.textStyle, self.handler) = (title, textStyle, handler)
    }
}

/// Pages side by side.
open class CPTabBarTemplate: CPTemplate {
    /// The largest number of pages, the pages and the one that is seen: the first.
    open class var maximumTabCount: Int { 5 }
    open private(set) var templates: [CPTemplate]
    open private(set) var selectedTemplate: CPTemplate?
    open weak var delegate: (any CPTabBarTemplateDelegate)?

    /// Creates pages.
    public init(templates: [CPTemplate]) {
        (self.templates, selectedTemplate) = (templates, templates.first)
        super.init()
    }

    /// Changes the pages, and which is seen.
    open func updateTemplates(_ newTemplates: [CPTemplate]) {
        templates = newTemplates
        if !templates.contains(where: { $0 === selectedTemplate }) { selectedTemplate = templates.first }
    }
    open func select(_ newTemplate: CPTemplate) {
        if templates.contains(where: { $0 === newTemplate }) { selectedTemplate = newTemplate }
    }
    open func selectTemplate(at index: Int) {
        if templates.indices.contains(index) { selectedTemplate = templates[index] }
    }
}

/// The listener to pages side by side.
@MainActor @preconcurrency
public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
    /// Called as a person chooses a page: never.
    func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}
