import Foundation
import TintypeGraphics

/// Makes the bar of a tab view.
struct TabBuilder {
    let origin: ScopeOrigin
    let entries: [TabEntry]
    let chosen: Int
    let look: TabLook
    let bar: NavigationTraits.BarTraits?
    let accessory: Evaluation<Void>?

    private var environment: EnvironmentValues { origin.environment }
    private var metrics: BarMetrics { BarMetrics(environment) }

    /// On large canvases the bar is at the top since iOS 18.
    private var isAtTop: Bool {
        metrics.isMac || (environment.sizeClasses.horizontal == .regular && metrics.platform.version >= 18)
    }

    func screen(_ view: Node) -> Node {
        var (barNode, dots): (Node?, Node?) = (nil, nil)
        var labels: [(number: Int, marker: TabMarker, badge: Evaluation<Void>?)] = []
        switch look {
        case .pages(let showsDots, let hasSurface):
            guard showsDots, entries.count > 1 else { break }
            dots = node(2) { $0.appendDots(entries.count, chosen, hasSurface: hasSurface) }
        case .bar:
            for (number, entry) in entries.enumerated() {
                guard let node = entry.node(), let marker = node.tabMarker else { continue }
                labels.append((number, marker, node.listRow.badge))
            }
        }
        if !labels.isEmpty, bar?.isShown != false {
            barNode = node(3) { scope in
                isAtTop ? topBar(labels, &scope) : metrics.isNew ? platter(labels, &scope) : strip(labels, &scope)
            }
        }
        let ground = barNode == nil ? nil : node(6) { $0.appendPageGround() }
        let screen = TabScreen(
            view, ground: ground, bar: barNode, accessory: accessory.flatMap(accessoryNode), dots: dots,
            surface: surface, metrics: metrics, isAtTop: isAtTop)
        let id = origin.session.wrapperID(around: view)
        return Node(id: id, kind: .deferred(screen), isRightToLeft: view.isRightToLeft)
    }

    private typealias Labels = [(number: Int, marker: TabMarker, badge: Evaluation<Void>?)]

    private func node(_ number: Int, _ body: (inout Scope) -> Void) -> Node? {
        var scope = Scope(origin.part(number))
        if let scheme = bar?.colorScheme { scope.environment.colorScheme = scheme }
        let nodes = scope.nodes(body)
        return scope.single(nodes)
    }

    private var surface: Node? {
        guard !metrics.isNew, bar?.isBackgroundShown != false else { return nil }
        return node(4) { scope in
            let style = bar?.background ?? AnyShapeStyle(Color(ListColors.bar(in: scope.environment)))
            let line = Color(ListColors.separator(in: scope.environment))
            let thickness = scope.environment.pixelLength
            scope.wrap(
                with: AttachmentModifier.overlay(.top) {
                    $0.wrap(with: FrameModifier(width: nil, height: thickness)) { $0.appendPaint(line) }
                }
            ) { $0.appendPaint(style, name: "BarSurface") }
        }
    }

    private func accessoryNode(_ accessory: Evaluation<Void>) -> Node? {
        node(5) { scope in
            let surface = Color(ListColors.glass(in: scope.environment))
            scope.wrap(with: ShadowModifier(color: Color.black.opacity(0.12), radius: 8, x: 0, y: 2)) {
                $0.wrap(
                    with: AttachmentModifier.background(.center) {
                        $0.appendShape(Capsule(), [ShapeLayer(.fill(FillStyle()), style: surface)])
                    }
                ) { scope in
                    var frame = FlexibleFrameModifier()
                    frame.maxWidth = .infinity
                    frame.minHeight = 48
                    frame.maxHeight = 48
                    scope.wrap(with: frame) { scope in for node in accessory(()) { scope.append(node) } }
                }
            }
        }
    }

    // MARK: The bars

    private func platter(_ labels: Labels, _ scope: inout Scope) {
        let surface = Color(ListColors.glass(in: environment))
        let field = Color(ListColors.field(in: environment))
        var least = FlexibleFrameModifier()
        // 86 a tab and 16 beside them, less where there is no room for it. An item is 8 points wider than its share, so that
        // capsules reach to 4 points from the platter's ends: 94 by 54 (Semantics.md 13.7).
        least.maxWidth = CGFloat(labels.count) * 86 + 16
        least.minHeight = 62
        least.maxHeight = 62
        scope.wrap(with: ShadowModifier(color: Color.black.opacity(0.14), radius: 10, x: 0, y: 3)) { scope in
            scope.wrap(
                with: AttachmentModifier.background(.center) {
                    $0.appendShape(Capsule(), [ShapeLayer(.fill(FillStyle()), style: surface)])
                }
            ) { scope in
                scope.wrap(with: least) { scope in
                    scope.wrap(with: PaddingModifier(.horizontal, 4)) { scope in
                        scope.appendHStack(spacing: -8) { scope in
                            for label in labels {
                                let isChosen = label.number == chosen
                                scope.descend(.index(label.number)) { scope in
                                    let behind = AttachmentModifier.background(.center) { scope in
                                        guard isChosen else { return }
                                        scope.appendShape(
                                            Capsule(), [ShapeLayer(.fill(FillStyle()), style: field)])
                                    }
                                    scope.wrap(with: behind) {
                                        $0.appendTabLabel(label.marker, label.badge, isChosen)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private func strip(_ labels: Labels, _ scope: inout Scope) {
        var cell = FlexibleFrameModifier()
        cell.maxWidth = .infinity
        scope.appendHStack(spacing: 0) { scope in
            for label in labels {
                scope.descend(.index(label.number)) { scope in
                    scope.wrap(with: cell) { $0.appendTabLabel(label.marker, label.badge, label.number == chosen) }
                }
            }
        }
    }

    private func topBar(_ labels: Labels, _ scope: inout Scope) {
        let surface = Color(ListColors.glass(in: environment))
        let field = Color(ListColors.field(in: environment))
        scope.wrap(with: ShadowModifier(color: Color.black.opacity(0.12), radius: 6, x: 0, y: 2)) { scope in
            scope.wrap(
                with: AttachmentModifier.background(.center) {
                    $0.appendShape(Capsule(), [ShapeLayer(.fill(FillStyle()), style: surface)])
                }
            ) { scope in
                scope.wrap(with: PaddingModifier(.all, 4)) { scope in
                    scope.appendHStack(spacing: 0) { scope in
                        for label in labels {
                            let isChosen = label.number == chosen
                            scope.descend(.index(label.number)) { scope in
                                let behind = AttachmentModifier.background(.center) { scope in
                                    guard isChosen else { return }
                                    scope.appendShape(Capsule(), [ShapeLayer(.fill(FillStyle()), style: field)])
                                }
                                scope.wrap(with: behind) {
                                    $0.wrap(with: PaddingModifier(.horizontal, 16)) {
                                        $0.wrap(with: FrameModifier(width: nil, height: metrics.isMac ? 24 : 36)) {
                                            $0.appendTabTitle(label.marker, isChosen)
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
