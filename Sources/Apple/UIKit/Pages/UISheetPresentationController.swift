public import Foundation

/// The presentation of a view controller as a sheet, from the bottom. UIKit's class.
@MainActor @preconcurrency
open class UISheetPresentationController: NSObject {
    /// The height of a sheet.
    open class Detent: NSObject {
        /// The identifier of a height.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier(rawValue: "medium")
            public static let large = Identifier(rawValue: "large")
        }

        /// A height of half the screen, or of all of it.
        open class func medium() -> Detent { Detent() }
        open class func large() -> Detent { Detent() }
    }

    /// The heights of the sheet, and its look.
    open var detents: [Detent] = []
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var preferredCornerRadius: CGFloat?
}
