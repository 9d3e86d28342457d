public import Foundation
public import FoundationOverlay

extension CGVector: _NSValueBridged {}
extension CGAffineTransform: _NSValueBridged {}
extension UIEdgeInsets: _NSValueBridged {}
extension NSDirectionalEdgeInsets: _NSValueBridged {}
extension UIOffset: _NSValueBridged {}

extension NSValue {
    /// The geometry that the value holds.
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgVectorValue: CGVector { ._held(by: self) ?? .zero }
    public var cgAffineTransformValue: CGAffineTransform { ._held(by: self) ?? .identity }
    public var uiOffsetValue: UIOffset { ._held(by: self) ?? .zero }
    public var uiEdgeInsetsValue: UIEdgeInsets { ._held(by: self) ?? .zero }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { ._held(by: self) ?? .zero }

    /// Creates a value of geometry.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgVector vector: CGVector) { self.init(_kept: vector) }
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(_kept: transform) }
    public convenience init(uiOffset offset: UIOffset) { self.init(_kept: offset) }
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(_kept: insets) }
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(_kept: insets) }
}
