import Foundation
import TintypeGraphics

private enum TabLabelKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether labels belong to a tab bar: the symbol stands above the title.
    package var isTabLabel: Bool {
        get { self[TabLabelKey.self] }
        set { self[TabLabelKey.self] = newValue }
    }
}

extension Font {
    /// Of the titles of tabs: 10 points semibold (Semantics.md 13.7).
    package static let tabTitle = Font.system(size: 10, weight: .semibold)
}

extension Scope {
    /// Appends the symbol and the title of a tab, the one above the other.
    ///
    /// Symbols are filled where they have such a look, as tab bars of iOS make them through the environment's variants: what
    /// a label sets itself counts more.
    mutating func appendTabLabel(_ marker: TabMarker, _ badge: Evaluation<Void>?, _ isChosen: Bool) {
        let isNew = environment.platform.version >= 26
        let style: AnyShapeStyle =
            isChosen
            ? AnyShapeStyle(TintShapeStyle())
            : isNew ? AnyShapeStyle(Color.primary) : AnyShapeStyle(Color.gray)
        func parts(_ font: Font) -> [Node] {
            marker.label.nodes {
                $0.beginBar()
                $0.isTabLabel = true
                $0.symbolVariants = $0.symbolVariants.fill
                $0.font = font
                $0.foreground = style
                $0.lineLimit = 1
            }
        }
        let symbols = parts(.system(size: 20, weight: .medium)).filter { !$0.isText }
        let texts = parts(.tabTitle).filter(\.isText)
        appendLayout(isNew ? TabItemLayout.platter : TabItemLayout.strip) { scope in
            if let symbol = scope.single(symbols) { scope.appendTabSymbol(symbol, badge) }
            if let text = scope.single(texts) { scope.append(text) }
        }
    }

    /// Appends the symbol of a tab; a badge stands by the middle of it, whatever the symbol's size.
    private mutating func appendTabSymbol(_ symbol: Node, _ badge: Evaluation<Void>?) {
        guard let badge else { return append(symbol) }
        wrap(with: AttachmentModifier.overlay(.topTrailing) { $0.appendBadge(badge) }) { scope in
            scope.wrap(with: FrameModifier(width: 23, height: 23)) { $0.append(symbol) }
        }
    }

    /// Appends the title of a tab alone; its symbol where it has none.
    mutating func appendTabTitle(_ marker: TabMarker, _ isChosen: Bool) {
        let nodes = marker.label.nodes {
            $0.beginBar()
            $0.font = .system(size: 15, weight: isChosen ? .semibold : .medium)
            $0.foreground = isChosen ? AnyShapeStyle(TintShapeStyle()) : nil
            $0.lineLimit = 1
        }
        let texts = nodes.filter(\.isText)
        appendHStack(spacing: 6) { scope in
            for node in texts.isEmpty ? nodes : texts { scope.append(node) }
        }
    }

    /// Appends a count in a red circle, 20 points high (Semantics.md 13.7), at the upper right of a symbol.
    private mutating func appendBadge(_ badge: Evaluation<Void>) {
        let nodes = badge.nodes {
            $0.font = .system(size: 13)
            $0.foreground = AnyShapeStyle(Color.white)
        }
        var frame = FlexibleFrameModifier()
        frame.minWidth = 20
        frame.minHeight = 20
        wrap(with: OffsetModifier(CGSize(width: 11, height: -7))) { scope in
            scope.wrap(with: FixedSizeModifier()) { scope in
                scope.wrap(
                    with: AttachmentModifier.background(.center) {
                        $0.appendShape(Capsule(), [ShapeLayer(.fill(FillStyle()), style: Color.red)])
                    }
                ) { scope in
                    scope.wrap(with: frame) { scope in
                        scope.wrap(with: PaddingModifier(.horizontal, 6)) { scope in
                            for node in nodes { scope.append(node) }
                        }
                    }
                }
            }
        }
    }

    /// Appends the dots of pages: white ones, as SwiftUI's are on every background.
    ///
    /// - Parameter hasSurface: Whether a surface makes them seen over white.
    mutating func appendDots(_ count: Int, _ chosen: Int, hasSurface: Bool) {
        let surface = AttachmentModifier.background(.center) { scope in
            guard hasSurface else { return }
            scope.appendShape(Capsule(), [ShapeLayer(.fill(FillStyle()), style: Color.black.opacity(0.2))])
        }
        wrap(with: surface) { scope in
            scope.wrap(with: PaddingModifier(EdgeInsets(top: 9, leading: 12, bottom: 9, trailing: 12))) { scope in
                scope.appendHStack(spacing: 9) { scope in
                    for index in 0..<count {
                        let color = Color.white.opacity(index == chosen ? 1 : 0.3)
                        scope.descend(.index(index)) { scope in
                            scope.wrap(with: FrameModifier(width: 8, height: 8)) {
                                $0.appendShape(Circle(), [ShapeLayer(.fill(FillStyle()), style: color)])
                            }
                        }
                    }
                }
            }
        }
    }
}

extension Node {
    /// Whether the node is a text, or put around one.
    var isText: Bool {
        switch kind {
        case .leaf(let box): box.leaf is TextLeaf
        case .effect(_, let child), .value(_, let child): child.isText
        case .attachment(let attachment): attachment.primary.isText
        case .layout(let box, let children): box.isUnary && children.count == 1 && children[0].isText
        case .deferred: false
        }
    }
}
