import Foundation

/// A tree of UIKit's views in SwiftUI: laid out at the size and in the safe area that the place gives, with the traits of its
/// environment, and drawn.
struct HostedTree: BodylessView {
    let view: UIView
    /// The insets of the safe area in the view, in points; nil for a view that stands in the safe area, and has none.
    var safeArea: EdgeInsets?

    nonisolated static func _evaluate(_ tree: Self, into scope: inout Scope) {
        onMainActor(tree, into: &scope) { $0.evaluate(into: &$1) }
    }

    private func evaluate(into scope: inout Scope) {
        let (view, safeArea, traits) = (view, safeArea ?? EdgeInsets(), UITraitCollection(scope.environment))
        let changes = view.surroundings?.changes ?? HostedChanges()
        changes.read()
        scope.wrap(with: TouchModifier { HostedTouch.responder(for: view, isEnabled: $0.environment.isEnabled) }) {
            $0.appendGeometryReader { proxy, scope in
                let surroundings = HostedSurroundings(
                    size: proxy.size, safeArea: safeArea, traits: traits, changes: changes)
                onMainActor((view, surroundings), into: &scope) { hosted, scope in
                    hosted.0.layOut(in: hosted.1)
                    DrawnView._evaluate(DrawnView(view: hosted.0), into: &scope)
                }
            }
        }
    }
}

/// The place that a tree of UIKit's views has in SwiftUI.
struct HostedSurroundings {
    /// In points.
    let size: CGSize
    let safeArea: UIEdgeInsets
    let traits: UITraitCollection
    let changes: HostedChanges

    init(size: CGSize, safeArea: EdgeInsets, traits: UITraitCollection, changes: HostedChanges) {
        self.size = size
        self.safeArea = NSDirectionalEdgeInsets(safeArea).fixed(
            traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
        self.traits = traits
        self.changes = changes
    }
}

extension UIView {
    /// Gives the view its place in SwiftUI, and lays it out.
    fileprivate func layOut(in surroundings: HostedSurroundings) {
        let old = self.surroundings
        self.surroundings = surroundings
        UITraitCollection.performAsCurrent(surroundings.traits) {
            if old?.traits != surroundings.traits { traitsDidChange(from: old?.traits) }
            frame = CGRect(origin: frame.origin, size: surroundings.size)
            if old?.safeArea != surroundings.safeArea { safeAreaDidChange() }
            controller?.beginShowing()
            layoutIfNeeded()
        }
    }

    /// Tells the view and all inside of other traits, and lays them out again.
    func traitsDidChange(from old: UITraitCollection?) {
        UITraitCollection.performAsCurrent(traitCollection) {
            tellOfTraits(from: old)
            controller?.tellOfTraits(from: old)
        }
        setNeedsLayout()
        constraintsDidChange()
        for view in subviews where view.surroundings == nil { view.traitsDidChange(from: old) }
    }
}

/// The window around a view that stands in SwiftUI: the view fills it.
final class HostingWindow: UIWindow {
    private let content: UIView
    /// The controller of the view, which holds it and is not held by it.
    private let held: UIViewController?

    init(_ content: UIView) {
        self.content = content
        held = content.controller
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Another window may have taken the view.
        guard content.superview === self else { return }
        let place = CGPoint(
            x: bounds.width * content.anchorPoint.x, y: bounds.height * content.anchorPoint.y)
        if content.bounds.size != bounds.size { content.bounds.size = bounds.size }
        if content.center != place { content.center = place }
        content.controller?.beginShowing()
    }
}

extension UITraitCollection {
    /// The traits that an environment of SwiftUI says in UIKit's words.
    convenience init(_ environment: EnvironmentValues) {
        self.init {
            $0.userInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
            $0.userInterfaceIdiom = environment.horizontalSizeClass == .regular ? .pad : .phone
            $0.userInterfaceLevel = .base
            $0.horizontalSizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
            $0.verticalSizeClass = UIUserInterfaceSizeClass(environment.verticalSizeClass)
            $0.layoutDirection = UITraitEnvironmentLayoutDirection(environment.layoutDirection)
            $0.preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
            $0.displayScale = environment.displayScale
            $0.accessibilityContrast = UIAccessibilityContrast(environment.colorSchemeContrast)
            $0.legibilityWeight = UILegibilityWeight(environment.legibilityWeight)
            $0.displayGamut = .SRGB
            $0.activeAppearance = .active
        }
    }

    /// Makes traits the current ones of this thread while `body` runs.
    static func performAsCurrent<Result>(_ traits: UITraitCollection, _ body: () throws -> Result) rethrows -> Result {
        let old = said.value
        said.value = traits
        defer { said.value = old }
        return try body()
    }
}
