public import Foundation
public import UIKit

/// A row of a list.
@MainActor @preconcurrency
public protocol CPListTemplateItem: NSObjectProtocol {
    /// The text of the row, the app's own data, and whether it can be chosen.
    var text: String? { get }
    var userInfo: Any? { get set }
    var isEnabled: Bool { get set }
}

/// A row that can be chosen.
@MainActor @preconcurrency
public protocol CPSelectableListItem: CPListTemplateItem {
    /// Called as the row is chosen, with a closure to call behind it: nobody chooses.
    var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}

/// The place of the sign that something plays.
public enum CPListItemPlayingIndicatorLocation: Int, Sendable {
    case leading, trailing
}

/// The sign at the end of a row.
public enum CPListItemAccessoryType: Int, Sendable {
    case none, disclosureIndicator, cloud
}

/// A row of texts and a picture.
@MainActor @preconcurrency
open class CPListItem: NSObject, CPSelectableListItem {
    /// The texts, the pictures and the signs.
    open private(set) var text: String?
    open private(set) var detailText: String?
    open private(set) var image: UIImage?
    open private(set) var accessoryImage: UIImage?
    open var accessoryType = CPListItemAccessoryType.none
    open var userInfo: Any?
    open var isEnabled = true
    open var isPlaying = false
    open var isExplicitContent = false
    open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.trailing
    /// The part that was played, from 0 to 1.
    open var playbackProgress: CGFloat = 0
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?

    /// The largest size of a picture, in points.
    open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }

    /// Creates a row.
    public convenience init(text: String?, detailText: String?) {
        self.init(text: text, detailText: detailText, image: nil)
    }
    public convenience init(text: String?, detailText: String?, image: UIImage?) {
        self.init(text: text, detailText: detailText, image: image, accessoryImage: nil, accessoryType: .none)
    }
    public convenience init(text: String?, detailText: String?, image: UIImage?, showsDisclosureIndicator: Bool) {
        self.init(
            text: text, detailText: detailText, image: image, accessoryImage: nil,
            accessoryType: showsDisclosureIndicator ? .disclosureIndicator : .none)
    }
    public init(
        text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?,
        accessoryType: CPListItemAccessoryType
    ) {
        (self.text, self.detailText, self.image) = (text, detailText, image)
        (self.accessoryImage, self.accessoryType) = (accessoryImage, accessoryType)
    }

    /// Changes the texts and the pictures.
    open func setText(_ text: String) { self.text = text }
    open func setDetailText(_ detailText: String?) { self.detailText = detailText }
    open func setImage(_ image: UIImage?) { self.image = image }
    open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}

/// A row of pictures.
@MainActor @preconcurrency
open class CPListImageRowItem: NSObject, CPSelectableListItem {
    /// The text and the pictures.
    open var text: String?
    open private(set) var gridImages: [UIImage]
    open private(set) var imageTitles: [String]
    open var userInfo: Any?
    open var isEnabled = true
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    /// Called as a picture is chosen: nobody chooses.
    open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?

    /// The largest size of a picture, in points.
    open class var maximumImageSize: CGSize { CGSize(width: 88, height: 88) }

    /// Creates a row.
    public convenience init(text: String, images: [UIImage]) { self.init(text: text, images: images, imageTitles: []) }
    public init(text: String, images: [UIImage], imageTitles: [String]) {
        (self.text, gridImages, self.imageTitles) = (text, images, imageTitles)
    }

    open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}

/// A part of a list.
@MainActor @preconcurrency
open class CPListSection: NSObject {
    /// The title, the letter in the index and the rows.
    public let header: String?
    public let sectionIndexTitle: String?
    public let items: [any CPListTemplateItem]
    open var headerImage: UIImage?

    /// Creates a part.
    public convenience init(items: [any CPListTemplateItem]) {
        self.init(items: items, header: nil, sectionIndexTitle: nil)
    }
    public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
        (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
    }

    /// The place of a row, and the row of a place.
    open func index(of item: any CPListTemplateItem) -> Int { items.firstIndex { $0 === item } ?? NSNotFound }
    open func item(at index: Int) -> any CPListTemplateItem { items[index] }
}

/// A page with a list.
open class CPListTemplate: _CPBarTemplate {
    /// The title, the parts, and what stands where there are none.
    public let title: String?
    open private(set) var sections: [CPListSection]
    open var emptyViewTitleVariants: [String] = []
    open var emptyViewSubtitleVariants: [String] = []
    open weak var delegate: (any CPListTemplateDelegate)?

    /// The largest numbers of rows and of parts.
    open class var maximumItemCount: Int { 500 }
    open class var maximumSectionCount: Int { 100 }

    /// Creates a page.
    public convenience init(title: String?, sections: [CPListSection]) {
        self.init(title: title, sections: sections, assistantCellConfiguration: nil)
    }
    public init(
        title: String?, sections: [CPListSection], assistantCellConfiguration: CPAssistantCellConfiguration?
    ) {
        (self.title, self.sections) = (title, sections)
        self.assistantCellConfiguration = assistantCellConfiguration
        super.init()
    }

    /// The row that calls the assistant.
    open var assistantCellConfiguration: CPAssistantCellConfiguration?

    /// Changes the parts, and counts them.
    open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
    open var sectionCount: Int { sections.count }
    open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
    open func indexPath(for item: any CPListTemplateItem) -> IndexPath? {
        for (section, part) in sections.enumerated() {
            if let row = part.items.firstIndex(where: { $0 === item }) { return IndexPath(indexes: [section, row]) }
        }
        return nil
    }
}

/// A row that calls the assistant.
@MainActor @preconcurrency
open class CPAssistantCellConfiguration: NSObject {
    /// The place of the row in the list.
    public enum Position: Int, Sendable {
        case top, bottom
    }

    /// The time for which the row is seen.
    public enum Visibility: Int, Sendable {
        case off, whileLimited, always
    }

    /// The action of the assistant.
    public enum Action: Int, Sendable {
        case playMedia, startCall
    }

    /// The place, the time and the action.
    public let position: Position
    public let visibility: Visibility
    public let assistantAction: Action

    /// Creates a row.
    public init(position: Position, visibility: Visibility, assistantAction: Action) {
        (self.position, self.visibility, self.assistantAction) = (position, visibility, assistantAction)
    }
}

/// The listener to a list.
@MainActor @preconcurrency
public protocol CPListTemplateDelegate: NSObjectProtocol {
    /// Called as a row is chosen: nobody chooses.
    func listTemplate(
        _ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
}
