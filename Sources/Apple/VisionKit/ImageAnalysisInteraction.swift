public import UIKit

/// Lets a person choose the texts and things of a picture in a view: none was seen.
@MainActor @preconcurrency
open class ImageAnalysisInteraction: NSObject, UIInteraction {
    /// Kinds of what a person may do.
    public struct InteractionTypes: OptionSet, Sendable {
        public static let automatic = InteractionTypes(rawValue: 1)
        public static let textSelection = InteractionTypes(rawValue: 2)
        public static let dataDetectors = InteractionTypes(rawValue: 4)
        public static let imageSubject = InteractionTypes(rawValue: 8)
        public static let visualLookUp = InteractionTypes(rawValue: 16)
        public static let automaticTextOnly = InteractionTypes(rawValue: 32)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The view, the delegate, and what was seen.
    open private(set) weak var view: UIView?
    open weak var delegate: (any ImageAnalysisInteractionDelegate)?
    open var analysis: ImageAnalysis?

    /// Creates one, with a delegate or without.
    public override init() {}
    public init(_ delegate: any ImageAnalysisInteractionDelegate) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// The kinds that are wished, and those that there are: none.
    open var preferredInteractionTypes: InteractionTypes = []
    open var activeInteractionTypes: InteractionTypes { [] }
    open var selectableItemsHighlighted = false
    open var allowLongPressForDataDetectorsInTextMode = true

    /// The buttons over the picture; none is drawn.
    open var isSupplementaryInterfaceHidden = false
    open var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
    open var supplementaryInterfaceFont: UIFont?
    open var liveTextButtonVisible: Bool { false }
    open func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
        isSupplementaryInterfaceHidden = hidden
    }

    /// The place of the picture in its view, from 0 to 1.
    open var contentsRect: CGRect { delegate?.contentsRect(for: self) ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    open func setContentsRectNeedsUpdate() {}

    /// The text, and what of it is chosen: none.
    open var text: String { analysis?.transcript ?? "" }
    open var selectedText: String { "" }
    open var selectedAttributedText: AttributedString { AttributedString() }
    open var selectedRanges: [Range<String.Index>] { [] }
    open var hasActiveTextSelection: Bool { false }
    open func resetTextSelection() {}

    /// Tells what is at a point of the view: nothing.
    open func hasInteractiveItem(at point: CGPoint) -> Bool { false }
    open func hasText(at point: CGPoint) -> Bool { false }
    open func hasDataDetector(at point: CGPoint) -> Bool { false }
    open func hasSupplementaryInterface(at point: CGPoint) -> Bool { false }
    open func analysisHasText(at point: CGPoint) -> Bool { false }

    /// A thing that can be cut out. There is none.
    public struct Subject: Hashable, Sendable {
        /// The place in the view, in points.
        public let bounds: CGRect

        /// The thing without its ground.
        ///
        /// - Throws: ``ImageAnalysisInteraction/SubjectUnavailable/imageUnavailable``.
        @MainActor public var image: UIImage { get async throws { throw SubjectUnavailable.imageUnavailable } }

        public static func == (a: Self, b: Self) -> Bool { a.bounds == b.bounds }
        public func hash(into hasher: inout Hasher) { hasher.combine(bounds.minX) }
    }

    /// The reason why a thing is not cut out.
    public enum SubjectUnavailable: Error, Hashable, Sendable {
        case imageUnavailable
    }

    /// The things that can be cut out, and those that a person chose: none.
    open var subjects: Set<Subject> { get async { [] } }
    open var highlightedSubjects: Set<Subject> = []
    open func subject(at point: CGPoint) async -> Subject? { nil }

    /// Cuts things out.
    ///
    /// - Throws: ``SubjectUnavailable/imageUnavailable``.
    open func image(for subjects: Set<Subject>) async throws -> UIImage { throw SubjectUnavailable.imageUnavailable }
}

/// The delegate of an interaction with a picture.
@MainActor @preconcurrency
public protocol ImageAnalysisInteractionDelegate: AnyObject {
    /// Asked for a deed at a point, for the place of the picture, and for the view and the page over which something is shown.
    func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool
    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
    func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
    func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
    /// Called when the button comes and goes, and when a person chooses.
    func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)
    func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlighted: Bool)
    func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}

extension ImageAnalysisInteractionDelegate {
    public func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool { true }
    public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
    public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
    public func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool) {}
    public func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlighted: Bool)
    {}
    public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}
