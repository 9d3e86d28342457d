import Foundation

/// A bar whose titles and buttons are a picture: those of the views and layers in it that lie before ``BarContentView`` are behind the
/// picture, and the others in front of it.
protocol PicturedBar: UIView {
    /// The titles and buttons of the bar where no controller shows it; the bar's size is theirs.
    var barPicture: AnyView { get }
}

extension PicturedBar {
    /// Indicates whether the picture of a navigation or of tabs has the titles and buttons of the bar.
    var isInPicture: Bool { superview?.drawsSubviews == false }

    /// Puts the place of the titles and buttons among the views of the bar, which what is around shines through.
    func addContentView() {
        isOpaque = false
        insertSubview(BarContentView(frame: bounds), at: 0)
    }

    /// The layers of the bar that lie behind its titles and buttons, or in front of them.
    fileprivate func layers(behind isBehind: Bool) -> [CALayer] {
        let layers = layer.sublayers ?? []
        let content = layers.firstIndex { $0.delegate is BarContentView }
        guard let content else { return isBehind ? [] : layers }
        return Array(isBehind ? layers[..<content] : layers[(content + 1)...])
    }
}

/// The place of a bar's titles and buttons among its views, as UIKit's bars have views of their own for these.
final class BarContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var ownPicture: AnyView? {
        guard let bar = superview as? any PicturedBar, !bar.isInPicture else { return nil }
        return bar.barPicture
    }
}

/// The part of a bar that an app has drawn or put into it, for the picture of a navigation or of tabs, which the bar is a part of: from
/// the picture's top left corner on, as the bar stands in it.
struct BarAdditions: View {
    let bar: any PicturedBar
    /// False for what lies in front of the titles and buttons; behind them is what the bar draws itself, too.
    let isBehind: Bool

    var body: some View {
        let place = bar.layer.frame
        ZStack(alignment: .topLeading) {
            if !bar.isHidden {
                if isBehind { BarLayer(layer: bar.layer, owner: nil).offset(x: place.minX, y: place.minY) }
                let layers = bar.layers(behind: isBehind).sorted { $0.zPosition < $1.zPosition }
                ForEach(0..<layers.count, id: \.self) { index in
                    let inside = BarAdditions.corner(of: layers[index], in: bar.layer)
                    BarLayer(layer: layers[index], owner: layers[index].delegate as? UIView)
                        .offset(x: place.minX + inside.x, y: place.minY + inside.y)
                        .opacity(bar.alpha)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .environment(\.layoutDirection, .leftToRight)
    }

    /// The top left corner of a layer before its transform, in points from that of the bar.
    private static func corner(of layer: CALayer, in bar: CALayer) -> CGPoint {
        CGPoint(
            x: layer.position.x - layer.anchorPoint.x * layer.bounds.width - bar.bounds.minX,
            y: layer.position.y - layer.anchorPoint.y * layer.bounds.height - bar.bounds.minY)
    }
}

/// A layer in a bar, which is laid out with the bar.
private struct BarLayer: BodylessView {
    let layer: CALayer
    /// The view of the layer, which takes touches.
    let owner: UIView?

    nonisolated static func _evaluate(_ drawn: Self, into scope: inout Scope) {
        onMainActor(drawn, into: &scope) { $0.evaluate(into: &$1) }
    }

    private func evaluate(into scope: inout Scope) {
        guard let owner else { return DrawnLayer._evaluate(DrawnLayer(layer), into: &scope) }
        scope.wrap(with: TouchModifier { HostedTouch.responder(for: owner, isEnabled: $0.environment.isEnabled) }) {
            DrawnView._evaluate(DrawnView(view: owner), into: &$0)
        }
    }
}
