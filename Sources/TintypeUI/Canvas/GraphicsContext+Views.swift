public import Foundation
public import TintypeGraphics
import TintypeTree

extension GraphicsContext {
    /// A text ready to be measured and drawn.
    public struct ResolvedText {
        let text: Text
        let context: GraphicsContext
        /// The shading of the text; its own styles go before.
        public var shading: Shading = .foreground

        fileprivate var view: RecordedView { context.view(text, shading) }

        /// The size in points that the text takes where it is offered `size`.
        public func measure(in size: CGSize) -> CGSize { view.size(ProposedViewSize(size)) }

        /// The distance of the first baseline below the top, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { view.baselines(ProposedViewSize(size)).first }

        /// The distance of the last baseline below the top, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { view.baselines(ProposedViewSize(size)).last }
    }

    /// A picture ready to be drawn.
    public struct ResolvedImage {
        let image: Image
        let context: GraphicsContext
        /// The shading of a template; nil for the foreground style.
        public var shading: Shading?

        fileprivate var view: RecordedView { context.view(image, shading ?? .foreground) }

        /// In points.
        public var size: CGSize { view.size(.unspecified) }
        /// The distance of the baseline below the top, in points.
        public var baseline: CGFloat { view.baselines(.unspecified).first }
    }

    /// A view of the canvas's symbols, ready to be drawn.
    public struct ResolvedSymbol {
        let view: RecordedView

        /// In points.
        public var size: CGSize { view.size(.unspecified) }
    }

    /// A view in the surroundings of the canvas.
    fileprivate func view<V: View>(_ view: V, _ shading: Shading) -> RecordedView {
        var environment = environment
        if case .style(let style) = shading.storage, !(style is ForegroundStyle) {
            environment.foreground = AnyShapeStyle(style)
        }
        return recording.view(in: environment, evaluation(of: view))
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, context: self) }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image, context: self) }

    /// The symbol whose tag is `id`; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        symbols?.view(AnyHashable(id)).map(ResolvedSymbol.init)
    }

    /// Draws a view of a size with its anchor at a point.
    private func draw(_ view: RecordedView, at point: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
        let own = anchor.point(in: view.size(proposal))
        draw(view.items(at: CGPoint(x: point.x - own.x, y: point.y - own.y), proposal: proposal))
    }

    // MARK: Texts

    /// Draws a text with its anchor at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        drawShaded(text.shading, text.view, at: point, anchor, .unspecified)
    }

    /// Draws a text into a rectangle, from its top leading corner.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        drawShaded(text.shading, text.view, at: rect.origin, .topLeading, ProposedViewSize(rect.size))
    }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// A gradient of points covers the text, which cuts it out.
    private func drawShaded(
        _ shading: Shading, _ view: RecordedView, at point: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize
    ) {
        if case .style = shading.storage { return draw(view, at: point, anchor, proposal) }
        let size = view.size(proposal)
        let own = anchor.point(in: size)
        let frame = CGRect(origin: CGPoint(x: point.x - own.x, y: point.y - own.y), size: size)
        let painted = shading.painted(in: environment, frame)
        let cover = frame.insetBy(dx: -size.height, dy: -size.height)
        let mask = DisplayEffect.mask(view.items(at: frame.origin, proposal: proposal), isInverse: false)
        draw([.group(mask, painted.wrapped([.fill(Path(cover), FillStyle(), painted.paint)]))])
    }

    // MARK: Pictures

    /// Draws a picture into a rectangle, which it fills.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        var resized = image
        resized = ResolvedImage(
            image: image.image.options.resizing == nil ? image.image.resizable() : image.image, context: self,
            shading: image.shading)
        draw(resized.view.items(at: rect.origin, proposal: ProposedViewSize(rect.size)))
    }

    /// Draws a picture with its anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.view, at: point, anchor, .unspecified)
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// Draws a symbol into a rectangle: proposed its size, at its top leading corner.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        draw(symbol.view.items(at: rect.origin, proposal: ProposedViewSize(rect.size)))
    }

    /// Draws a symbol with its anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol.view, at: point, anchor, .unspecified)
    }
}
