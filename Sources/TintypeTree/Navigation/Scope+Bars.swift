import Foundation
import TintypeGraphics

extension Scope {
    /// Appends items in a row; since iOS 26 those without room between them share a round surface.
    ///
    /// - Parameter isSpread: Whether the row is as wide as the bar, with room between the items.
    mutating func appendBar(_ items: [BarItem], _ metrics: BarMetrics, isSpread: Bool = false) {
        let groups = items.split { $0.spacer != nil }.count
        let hasFlexible = items.contains { $0.spacer == .flexible }
        appendHStack(spacing: isSpread && !hasFlexible && groups == 1 ? 0 : 10) { scope in
            if !metrics.isNew || metrics.isMac {
                scope.appendPlainItems(items, isSpread: isSpread && !hasFlexible)
            } else {
                scope.appendSurfaces(items, metrics)
            }
        }
    }

    private mutating func appendPlainItems(_ items: [BarItem], isSpread: Bool) {
        for (index, item) in items.enumerated() {
            if item.spacer == .flexible || (isSpread && index > 0) { appendSpacer(minLength: 0) }
            if item.spacer == nil { for node in item.nodes { append(node) } }
        }
    }

    private mutating func appendSurfaces(_ items: [BarItem], _ metrics: BarMetrics) {
        var (number, run) = (0, [Node]())
        func flush(_ scope: inout Scope) {
            guard !run.isEmpty else { return }
            let nodes = run
            run = []
            let glass = Color(ListColors.glass(in: scope.environment))
            scope.descend(.index(number)) { $0.appendSurface(around: nodes, glass, metrics) }
            number += 1
        }
        for item in items {
            if item.spacer != nil || item.isBare { flush(&self) }
            if item.spacer == .flexible { appendSpacer(minLength: 0) }
            guard item.spacer == nil else { continue }
            for node in item.nodes {
                if item.isBare {
                    append(node)
                } else if let style = node.barSurface {
                    flush(&self)
                    descend(.index(number)) { $0.appendSurface(around: [node], FixedShapeStyle(style), metrics) }
                    number += 1
                } else {
                    run.append(node)
                }
            }
        }
        flush(&self)
    }

    private mutating func appendSurface(around nodes: [Node], _ surface: some ShapeStyle, _ metrics: BarMetrics) {
        wrap(with: ShadowModifier(color: Color.black.opacity(0.12), radius: 6, x: 0, y: 2)) { scope in
            scope.wrap(
                with: AttachmentModifier.background(.center) {
                    $0.appendShape(Capsule(), [ShapeLayer(.fill(FillStyle()), style: surface)])
                }
            ) { scope in
                var frame = FlexibleFrameModifier()
                frame.minWidth = metrics.itemHeight
                frame.minHeight = metrics.itemHeight
                frame.maxHeight = metrics.itemHeight
                scope.wrap(with: frame) { scope in
                    scope.wrap(with: PaddingModifier(.horizontal, 12)) { scope in
                        scope.appendHStack(spacing: 16) { scope in
                            for node in nodes { scope.append(node) }
                        }
                    }
                }
            }
        }
    }

    /// Appends the button that leads back.
    mutating func appendBackButton(_ title: String, _ metrics: BarMetrics) {
        let origin = origin
        let symbol = Evaluation<Void>(origin) { _, scope in
            scope.withEnvironment {
                $0.font = .system(size: 18, weight: .medium)
                if !metrics.isNew { $0.foreground = AnyShapeStyle(TintShapeStyle()) }
            } _: {
                $0.appendSymbol("chevron.backward")
            }
        }
        let button = BarItem(place: .leading, content: symbol)
        if metrics.isNew || metrics.isMac { return appendBar([button], metrics) }
        appendHStack(spacing: 6) { scope in
            for node in button.nodes { scope.append(node) }
            scope.withEnvironment {
                $0.beginBar()
                $0.foreground = AnyShapeStyle(TintShapeStyle())
            } _: {
                $0.appendText(title.isEmpty ? "Back" : title)
            }
        }
    }

    /// Appends the title in the middle of a bar.
    mutating func appendBarTitle(_ title: Evaluation<Void>, subtitle: Evaluation<Void>?, _ metrics: BarMetrics) {
        let nodes = title.titleNodes(.headline)
        let below = subtitle?.titleNodes(.caption, isSecondary: true) ?? []
        appendVStack(spacing: 0) { scope in
            for node in nodes + below { scope.append(node) }
        }
    }

    /// Appends the large title below a bar.
    mutating func appendLargeTitle(_ traits: NavigationTraits) {
        var frame = FlexibleFrameModifier()
        frame.maxWidth = .infinity
        frame.maxHeight = .infinity
        frame.alignment = .leading
        let nodes = traits.title?.titleNodes(Font.largeTitle.bold(), isLarge: true) ?? []
        let below = traits.subtitle?.titleNodes(.subheadline, isSecondary: true, isLarge: true) ?? []
        wrap(with: frame) { scope in
            scope.appendVStack(alignment: .leading, spacing: 0) { scope in
                for node in nodes + below { scope.append(node) }
            }
        }
    }

    /// Appends the field of a search, with what was written in it.
    mutating func appendSearchField(_ search: SearchField) {
        let surface = Color(ListColors.field(in: environment))
        let isNew = environment.platform.version >= 26
        var frame = FlexibleFrameModifier()
        frame.maxWidth = .infinity
        frame.alignment = .leading
        let secondary = AnyShapeStyle(Color.secondary)
        let height: CGFloat = isNew ? 44 : 36
        let outer = environment
        environment.limitTypeSize()
        defer { environment = outer }
        wrap(
            with: AttachmentModifier.background(.center) {
                $0.appendShape(
                    RoundedRectangle(cornerRadius: isNew ? height / 2 : 10),
                    [ShapeLayer(.fill(FillStyle()), style: surface)])
            }
        ) { scope in
            scope.wrap(with: FrameModifier(width: nil, height: height)) { scope in
                scope.wrap(with: frame) { scope in
                    scope.wrap(with: PaddingModifier(.horizontal, isNew ? 12 : 8)) { scope in
                        scope.appendHStack(spacing: 6) { scope in
                            scope.withEnvironment {
                                $0.foreground = secondary
                            } _: {
                                $0.appendSymbol("magnifyingglass")
                            }
                            if search.text.isEmpty {
                                let prompt = search.prompt.nodes {
                                    $0.limitTypeSize()
                                    $0.foreground = secondary
                                }
                                for node in prompt { scope.append(node) }
                            } else {
                                scope.appendText(search.text)
                            }
                        }
                    }
                }
            }
        }
    }
}

extension Evaluation where Input == Void {
    /// The views, made in a changed environment.
    func nodes(_ change: (inout EnvironmentValues) -> Void) -> [Node] {
        var place = origin
        change(&place.environment)
        return Evaluation(place, body)(())
    }

    /// The views of a title: one line in a font.
    fileprivate func titleNodes(_ font: Font, isSecondary: Bool = false, isLarge: Bool = false) -> [Node] {
        nodes {
            if isLarge { $0.limitTypeSize() } else { $0.beginBar() }
            $0.font = font
            $0.foreground = isSecondary ? AnyShapeStyle(Color.secondary) : nil
            $0.lineLimit = 1
        }
    }
}
