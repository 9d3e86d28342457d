public import Foundation

extension String {
    /// Draws the text from a top left corner on.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        DrawnText(self, attributes ?? [:]).draw(at: point)
    }

    /// Draws the text into a rectangle, from its top on.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        DrawnText(self, attributes ?? [:]).draw(in: rect)
    }
}

extension NSString {
    private var text: String { substring(from: 0) }

    /// Draws the text from a top left corner on.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        text.draw(at: point, withAttributes: attributes)
    }

    /// Draws the text into a rectangle, from its top on.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        text.draw(in: rect, withAttributes: attributes)
    }
}

extension NSAttributedString {
    /// Draws the text from a top left corner on.
    public func draw(at point: CGPoint) { DrawnText(self).draw(at: point) }
    /// Draws the text into a rectangle, from its top on.
    public func draw(in rect: CGRect) { DrawnText(self).draw(in: rect) }
}

extension String {
    /// The rectangle that the text takes within a size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { DrawnText(self, attributes ?? [:]).bounds(in: size, options) }
}

extension NSString {
    /// The rectangle that the text takes within a size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { DrawnText(text, attributes ?? [:]).bounds(in: size, options) }
}

extension NSAttributedString {
    /// The rectangle that the text takes within a size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { DrawnText(self).bounds(in: size, options) }
}

extension DrawnText {
    /// The rectangle of the text within a size, in points: on one line, as UIKit measures it, unless lines are asked for.
    fileprivate func bounds(in size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
        let isLimited = size.width > 0 && size.width < 100_000 && !options.isEmpty
        return CGRect(origin: .zero, size: measures(width: isLimited ? size.width : nil).size)
    }
}

/// The measuring of drawn texts. UIKit's type: with any of them, lines are measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The scale at which a text was drawn. UIKit's class.
open class NSStringDrawingContext: NSObject {
    /// The least scale, the real one, and the bounds in points.
    open var minimumScaleFactor: CGFloat = 0
    open var actualScaleFactor: CGFloat { 1 }
    open var totalBounds: CGRect { .zero }
}

extension String {
    /// Draws the text into a rectangle, from its top on.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { draw(in: rect, withAttributes: attributes) }
}

extension NSString {
    /// Draws the text into a rectangle, from its top on.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { draw(in: rect, withAttributes: attributes) }
}

extension NSAttributedString {
    /// Draws the text into a rectangle, from its top on.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect)
    }
}
