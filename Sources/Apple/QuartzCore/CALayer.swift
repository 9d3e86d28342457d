public import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

/// The look of a view of UIKit. QuartzCore's class; a layer is drawn with its view, and by ``render(in:)``.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
    /// The look of the layer; lengths are in points.
    open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { lookDidChange() } } }
    open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { lookDidChange() } } }
    open var borderColor: CGColor? = .black { didSet { if borderColor != oldValue { lookDidChange() } } }
    open var backgroundColor: CGColor? { didSet { if backgroundColor != oldValue { lookDidChange() } } }
    open var masksToBounds = false { didSet { if masksToBounds != oldValue { lookDidChange() } } }
    open var opacity: Float = 1 { didSet { if opacity != oldValue { lookDidChange() } } }
    open var shadowColor: CGColor? = .black { didSet { if shadowColor != oldValue { lookDidChange() } } }
    open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { lookDidChange() } } }
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { lookDidChange() } } }
    /// The standard deviation of the shadow's blur, in points.
    open var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { lookDidChange() } } }
    open var shadowPath: CGPath? {
        didSet {
            if shadowPath is CGMutablePath { shadowPath = shadowPath?.copy() }
            if shadowPath != oldValue { lookDidChange() }
        }
    }
    open var isHidden = false { didSet { if isHidden != oldValue { lookDidChange() } } }
    open var isOpaque = false
    open var isDoubleSided = true { didSet { if isDoubleSided != oldValue { lookDidChange() } } }
    open var isGeometryFlipped = false
    open var name: String? { didSet { if name != oldValue { lookDidChange() } } }
    open var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            if let mask, isPart(of: mask) {
                self.mask = oldValue
                return
            }
            if oldValue?.masked === self { oldValue?.masked = nil }
            mask?.masked?.mask = nil
            mask?.masked = self
            lookDidChange()
        }
    }
    /// The layer that this one is the mask of: a layer is that of one other.
    private(set) weak var masked: CALayer?
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    {
        didSet { if maskedCorners != oldValue { lookDidChange() } }
    }
    open var cornerCurve = CALayerCornerCurve.circular { didSet { if cornerCurve != oldValue { lookDidChange() } } }
    open var allowsEdgeAntialiasing = false
    open var allowsGroupOpacity = true

    /// The picture of the layer, a `CGImage`, and its place.
    open var contents: Any? { didSet { if !CALayer.isSame(contents, oldValue) { lookDidChange() } } }
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { if contentsRect != oldValue { lookDidChange() } }
    }
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { if contentsCenter != oldValue { lookDidChange() } }
    }
    open var contentsGravity = CALayerContentsGravity.resize {
        didSet { if contentsGravity != oldValue { lookDidChange() } }
    }
    open var contentsScale: CGFloat = 1 { didSet { if contentsScale != oldValue { lookDidChange() } } }
    open var contentsFormat = CALayerContentsFormat.RGBA8Uint
    open var magnificationFilter = CALayerContentsFilter.linear {
        didSet { if magnificationFilter != oldValue { lookDidChange() } }
    }
    open var minificationFilter = CALayerContentsFilter.linear
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var drawsAsynchronously = false
    open var wantsExtendedDynamicRangeContent = false
    open var preferredDynamicRange = DynamicRange.automatic
    open var contentsHeadroom: CGFloat = 0
    open var toneMapMode = ToneMapMode.automatic
    open var visibleRect: CGRect { bounds }
    open func contentsAreFlipped() -> Bool { isGeometryFlipped }
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// Indicates whether the layer asks for a drawing when its size changes. Soft edges are kept.
    open var needsDisplayOnBoundsChange = false
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerTopEdge, .layerBottomEdge,
    ]
    /// Filters, which change nothing here.
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open var compositingFilter: Any?
    open var style: [AnyHashable: Any]?
    open var actions: [String: any CAAction]?

    /// The geometry of the layer, in points.
    open var bounds = CGRect.zero {
        didSet {
            guard bounds != oldValue else { return }
            if bounds.size == oldValue.size { lookDidChange() } else { sizeDidChange(from: oldValue.size) }
        }
    }
    open var position = CGPoint.zero { didSet { if position != oldValue { placeDidChange() } } }
    open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { lookDidChange() } } }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if anchorPoint != oldValue { placeDidChange() } } }
    open var anchorPointZ: CGFloat = 0 { didSet { if anchorPointZ != oldValue { lookDidChange() } } }
    open var transform = CATransform3DIdentity { didSet { if transform != oldValue { lookDidChange() } } }
    open var sublayerTransform = CATransform3DIdentity {
        didSet { if sublayerTransform != oldValue { lookDidChange() } }
    }

    /// The pace of the layer's time.
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var speed: Float = 1
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// The delegate.
    open weak var delegate: (any CALayerDelegate)? { didSet { if delegate !== oldValue { lookDidChange() } } }
    /// The view of the layer, which hears of its changes.
    package weak var owner: (any LayerOwner)?
    /// The layers inside, the last in front.
    open var sublayers: [CALayer]? {
        get { inside }
        set {
            let isSame = (inside ?? []).elementsEqual(newValue ?? [], by: ===)
            for layer in inside ?? [] where layer.superlayer === self { layer.superlayer = nil }
            var taken: Set<ObjectIdentifier> = []
            inside = newValue?.filter { !isPart(of: $0) && taken.insert(ObjectIdentifier($0)).inserted }
            for layer in inside ?? [] {
                if layer.superlayer !== self { layer.removeFromSuperlayer() }
                layer.superlayer = self
            }
            if !isSame { lookDidChange() }
        }
    }
    /// The layers inside, which are changed one at a time without a look at the others.
    private var inside: [CALayer]?
    open private(set) weak var superlayer: CALayer?
    private var animations: [String: CAAnimation] = [:]

    public override init() {}

    /// Creates a layer that looks as another does.
    public init(layer: Any) {}

    /// Nothing is read from archives here, and nothing is written into them: whoever reads one is told that it fails.
    public required init?(coder: NSCoder) { nil }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    /// The smallest rectangle around the bounds as the layer around sees them, through the layer's transform.
    ///
    /// A transform is about the anchor point. Setting the frame of a layer that is turned gives it the size whose box would be
    /// as large; on Apple's systems it is undefined.
    open var frame: CGRect {
        get { bounds.applying(toSuperlayer) }
        set {
            let size = newValue.size
            let transform = affineTransform()
            if transform.isIdentity {
                if bounds.size != size { bounds.size = size }
            } else {
                let back = CGRect(origin: .zero, size: size).applying(transform.inverted()).size
                if bounds.size != back { bounds.size = back }
            }
            let anchor = CGRect(
                x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height
            ).applying(transform)
            position = CGPoint(x: newValue.minX - anchor.minX, y: newValue.minY - anchor.minY)
        }
    }

    /// The way from the layer's own coordinates to those of the layer around it.
    package var toSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The way from the layer's own coordinates to those of the outermost layer.
    private var toOutermost: CGAffineTransform {
        guard let superlayer else { return .identity }
        return toSuperlayer.concatenating(superlayer.toOutermost)
    }

    /// The way from the layer's own coordinates to those around the outermost layer.
    private var toOutside: CGAffineTransform {
        superlayer.map { toSuperlayer.concatenating($0.toOutside) } ?? toSuperlayer
    }

    /// Adds a layer in front of those inside. A layer that this one is a part of is not taken, which Core Animation raises an exception
    /// for.
    open func addSublayer(_ layer: CALayer) { put(layer) { $0.count } }

    /// - Parameter index: The place among the other layers inside.
    private func put(_ layer: CALayer, at index: ([CALayer]) -> Int) {
        guard layer.superlayer === self || !isPart(of: layer) else { return }
        if layer.superlayer !== self { layer.removeFromSuperlayer() }
        let old = layer.leave()
        let place = min(index(inside ?? []), inside?.count ?? 0)
        inside = inside ?? []
        inside?.insert(layer, at: place)
        layer.superlayer = self
        if place != old { lookDidChange() }
    }

    /// Takes the layer out of the one around it.
    ///
    /// - Returns: The place that it had; nil for a layer that was in no other.
    private func leave() -> Int? {
        guard let outer = superlayer else { return nil }
        superlayer = nil
        let place = outer.inside?.firstIndex { $0 === self }
        if let place { outer.inside?.remove(at: place) }
        return place
    }

    /// Adds a layer at an index of those inside.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { put(layer) { _ in Int(index) } }

    /// Adds a layer behind or in front of another of those inside.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        put(layer) { $0.firstIndex { $0 === sibling } ?? 0 }
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        put(layer) { ($0.firstIndex { $0 === sibling } ?? $0.count - 1) + 1 }
    }

    /// Puts a layer in the place of one of those inside.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard newLayer !== oldLayer, oldLayer.superlayer === self, !isPart(of: newLayer) else { return }
        newLayer.removeFromSuperlayer()
        guard let index = inside?.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        put(newLayer) { _ in index }
    }

    /// Takes the layer out of the one around it.
    open func removeFromSuperlayer() {
        guard let outer = superlayer else { return }
        _ = leave()
        outer.lookDidChange()
    }

    /// The layout of the layers inside, which the delegate or a subclass makes.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    open func setNeedsLayout() {
        isLayoutNeeded = true
        lookDidChange()
    }
    open func needsLayout() -> Bool { isLayoutNeeded }
    open func layoutIfNeeded() { _ = layoutOnce() }
    private var isLayoutNeeded = true

    /// Lays out, from the outermost layer around that needs it, each layer that needs it, from the outside in.
    ///
    /// - Returns: True if any layer needed it.
    package func layoutOnce() -> Bool {
        var (start, outer) = (self, superlayer)
        while let layer = outer {
            if layer.isLayoutNeeded { start = layer }
            outer = layer.superlayer
        }
        return start.layoutInside()
    }

    private func layoutInside() -> Bool {
        let needed = isLayoutNeeded
        if needed {
            isLayoutNeeded = false
            layoutSublayers()
        }
        return (sublayers ?? []).reduce(needed) { $1.layoutInside() || $0 }
    }

    /// Asks for the layer to be drawn by hand, which a layer is that was asked once: anew for each picture.
    open func setNeedsDisplay() {
        isDisplayNeeded = true
        lookDidChange()
    }
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    open func needsDisplay() -> Bool { isDisplayNeeded }
    open func displayIfNeeded() { if isDisplayNeeded { display() } }
    private var isDisplayNeeded = false {
        didSet { if isDisplayNeeded { isDrawnByHand = true } }
    }
    /// Indicates whether the layer was asked to draw itself.
    private var isDrawnByHand = false
    /// The steps that the layer was drawn in, in points from the top left corner of its bounds; nil for none.
    private var drawing: DrawingBoard?

    /// Makes the layer's content: its delegate gives a picture, or the layer draws one.
    open func display() {
        isDisplayNeeded = false
        delegate?.display(self)
        let board = DrawingBoard(size: bounds.size)
        let context = CGContext(board: board)
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        delegate?.layerWillDraw(self)
        draw(in: context)
        drawing = board
    }
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// The layer's drawing by hand, made anew; nil for a layer that draws nothing.
    var drawnBoard: DrawingBoard? {
        guard isDrawnByHand || drawsUnasked || delegate is any LayerOwner, bounds.width > 0, bounds.height > 0 else {
            return nil
        }
        display()
        return drawing
    }
    /// Indicates whether the layer draws itself without being asked to.
    var drawsUnasked: Bool { false }
    /// Indicates whether the layer has a background, a content and a border.
    var drawsItself: Bool { true }
    /// The picture of a kind of layers, in a frame; nil for none.
    func ownItems(_ corners: LayerCorners) -> ((CGRect) -> [DisplayItem])? { nil }
    /// The views that a kind of layers is made of; nil for none.
    @MainActor var ownPicture: AnyView? { nil }

    /// Draws the layer with all that is in it, laid out, in its own coordinates: without its own place and transform.
    open func render(in ctx: CGContext) {
        let items = onMainActor(self) { $0.pictureItems() }
        ctx.board.add { $0.draw(items) }
    }
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// The layer as it is on the screen: itself, for nothing moves in a picture.
    open func presentation() -> Self? { self }
    open func model() -> Self { self }

    /// Keeps an animation, whose delegate is told when it would have ended: never of one without an end. Nothing moves in a picture.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        if let key { animations[key] = anim }
        anim.delegate?.animationDidStart(anim)
        guard let length = anim.length else { return }
        nonisolated(unsafe) let (layer, animation) = (self, anim)
        DispatchQueue.main.asyncAfter(deadline: .now() + length) { layer.end(animation, forKey: key) }
    }

    private func end(_ animation: CAAnimation, forKey key: String?) {
        if let key, animation.isRemovedOnCompletion, animations[key] === animation { animations[key] = nil }
        animation.delegate?.animationDidStop(animation, finished: true)
    }

    /// The animations that were added, by their keys.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func removeAllAnimations() { animations = [:] }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

    /// A place in the coordinates of another layer, through the transforms of the layers between; nil stands for those around
    /// the outermost one.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(way(from: l)) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(way(from: l).inverted()) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(way(from: l)) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(way(from: l).inverted()) }
    private func way(from layer: CALayer?) -> CGAffineTransform {
        guard let layer else { return toOutside.inverted() }
        return layer.toOutermost.concatenating(toOutermost.inverted())
    }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

    /// Returns whether a point of the layer's own coordinates is in its bounds, and the innermost layer at a point.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let own = convert(p, from: superlayer)
        guard !isHidden, contains(own) else { return nil }
        return sublayers?.reversed().lazy.compactMap { $0.hitTest(own) }.first ?? self
    }

    /// Makes a point or a rectangle visible in the nearest layer around that scrolls.
    open func scroll(_ p: CGPoint) { scrolling.map { $0.scroll(to: convert(p, to: $0)) } }
    open func scrollRectToVisible(_ r: CGRect) { scrolling.map { $0.scroll(to: convert(r, to: $0)) } }
    private var scrolling: CAScrollLayer? { self as? CAScrollLayer ?? superlayer?.scrolling }
}
