public import CoreGraphics
public import Foundation
public import UIKit

/// A text on a plate. It is not drawn.
public struct TextComponent: Component {
    /// The text, and its plate with lengths in points.
    public var text: AttributedString?
    public var size = CGSize.zero
    public var backgroundColor: CGColor?
    public var cornerRadius: Float = 0
    public var edgeInsets: EdgeInsets = .zero
    public typealias EdgeInsets = UIEdgeInsets

    public init() {}
}
