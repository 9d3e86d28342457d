public import Foundation
public import UIKit

// The smaller pages of a car. Nobody sees them or presses their buttons.

/// A button of a grid.
@MainActor @preconcurrency
open class CPGridButton: NSObject {
    /// The texts, of which the longest that fits is taken, and the picture.
    public let titleVariants: [String]
    public let image: UIImage
    open var isEnabled = true
    let handler: ((CPGridButton) -> Void)?

    /// Creates a button.
    public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
        (self.titleVariants, self.image, self.handler) = (titleVariants, image, handler)
    }
}

/// A page with a grid of buttons.
open class CPGridTemplate: _CPBarTemplate {
    /// The title and the buttons.
    public let title: String?
    open private(set) var gridButtons: [CPGridButton]

    /// Creates a page.
    public init(title: String?, gridButtons: [CPGridButton]) {
        (self.title, self.gridButtons) = (title, gridButtons)
        super.init()
    }

    /// Changes the buttons.
    open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = gridButtons }
}

/// The order of texts on a page.
public enum CPInformationTemplateLayout: Int, Sendable {
    case leading, twoColumn
}

/// A row of a page with texts.
@MainActor @preconcurrency
open class CPInformationItem: NSObject {
    /// The texts at the beginning and at the end of the row.
    public let title: String?
    public let detail: String?

    /// Creates a row.
    public init(title: String?, detail: String?) {
        (self.title, self.detail) = (title, detail)
    }
}

/// A page with texts and buttons.
open class CPInformationTemplate: _CPBarTemplate {
    /// The title, the order of the texts, the texts and the buttons.
    open var title: String
    public let layout: CPInformationTemplateLayout
    open var items: [CPInformationItem]
    open var actions: [CPTextButton]

    /// Creates a page.
    public init(
        title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem], actions: [CPTextButton]
    ) {
        (self.title, self.layout, self.items, self.actions) = (title, layout, items, actions)
        super.init()
    }
}

/// A button of a question.
@MainActor @preconcurrency
open class CPAlertAction: NSObject {
    /// The kinds of buttons.
    public enum Style: UInt, Sendable {
        case `default`, cancel, destructive
    }

    /// The text, the kind and the closure of the button.
    public let title: String
    public let style: Style
    public let handler: Handler
    /// The closure of a button.
    public typealias Handler = (CPAlertAction) -> Void

    /// Creates a button.
    public init(title: String, style: Style, handler: @escaping Handler) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}

/// A question over a page.
open class CPAlertTemplate: CPTemplate {
    /// The texts, of which the longest that fits is taken, the buttons, and the largest number of them.
    public let titleVariants: [String]
    public let actions: [CPAlertAction]
    open class var maximumActionCount: Int { 2 }

    /// Creates a question.
    public init(titleVariants: [String], actions: [CPAlertAction]) {
        (self.titleVariants, self.actions) = (titleVariants, actions)
        super.init()
    }
}

/// A choice over a page.
open class CPActionSheetTemplate: CPTemplate {
    /// The texts and the buttons.
    public let title: String?
    public let message: String?
    public let actions: [CPAlertAction]

    /// Creates a choice.
    public init(title: String?, message: String?, actions: [CPAlertAction]) {
        (self.title, self.message, self.actions) = (title, message, actions)
        super.init()
    }
}

/// The page of what plays.
open class CPNowPlayingTemplate: CPTemplate {
    /// The page, of which there is one.
    public static let shared = CPNowPlayingTemplate()

    /// The parts of the page.
    open var isUpNextButtonEnabled = false
    open var isAlbumArtistButtonEnabled = false
    open var upNextTitle = ""
    open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
    private let observers = NSHashTable<AnyObject>.weakObjects()

    /// Changes the buttons, and the listeners to them.
    open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {
        self.nowPlayingButtons = nowPlayingButtons
    }
    open func add(_ observer: any CPNowPlayingTemplateObserver) { observers.add(observer) }
    open func remove(_ observer: any CPNowPlayingTemplateObserver) { observers.remove(observer) }
}

/// The listener to the page of what plays.
@MainActor @preconcurrency
public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
    /// Called as buttons are pressed: nobody does.
    func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
    func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}

extension CPNowPlayingTemplateObserver {
    public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
    public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}

/// A button of the page of what plays.
@MainActor @preconcurrency
open class CPNowPlayingButton: NSObject {
    /// The state of the button.
    open var isEnabled = true
    open var isSelected = false
    let handler: ((CPNowPlayingButton) -> Void)?

    /// Creates a button.
    public init(handler: ((CPNowPlayingButton) -> Void)? = nil) {
        self.handler = handler
    }
}

/// The button that mixes the order.
open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
/// The button that plays again.
open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
/// The button for more.
open class CPNowPlayingMoreButton: CPNowPlayingButton {}
/// The button that keeps what plays.
open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}
/// The button for the speed.
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
/// A button of a picture.
open class CPNowPlayingImageButton: CPNowPlayingButton {
    /// The picture.
    public let image: UIImage?

    /// Creates a button.
    public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
        self.image = image
        super.init(handler: handler)
    }
}

/// The page of a search.
open class CPSearchTemplate: CPTemplate {
    /// The one who finds.
    open weak var delegate: (any CPSearchTemplateDelegate)?

    public override init() {}
}

/// The one who finds. Nobody writes.
@MainActor @preconcurrency
public protocol CPSearchTemplateDelegate: NSObjectProtocol {
    /// Called as a text is written, a row chosen or the button pressed: never.
    func searchTemplate(
        _ searchTemplate: CPSearchTemplate, updatedSearchText searchText: String,
        completionHandler: @escaping ([CPListItem]) -> Void)
    func searchTemplate(
        _ searchTemplate: CPSearchTemplate, selectedResult item: CPListItem, completionHandler: @escaping () -> Void)
    func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate)
}

extension CPSearchTemplateDelegate {
    public func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate) {}
}
