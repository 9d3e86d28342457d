import Foundation
import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Called when the view comes into the sight of the scroll view around it, or goes out of it; of a view that is in sight at first, too.
    ///
    /// - Parameter threshold: The part of the view that must be seen, 0...1.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        SeenView(content: self, threshold: threshold, action: action)
    }

    /// Called with the ids of the views that the first scroll view inside shows, of those in a ``scrollTargetLayout(isEnabled:)``, whenever
    /// these are others; of those at first, too.
    ///
    /// - Parameters:
    ///   - idType: The type of the ids that are told; views with others are left out.
    ///   - threshold: The part of a view that must be seen, 0...1.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        environmentChange { $0.asksScrollTargets = true }
            .node(ScrollTargetSightModifier(threshold: threshold) { action($0.compactMap { $0.base as? ID }) })
    }
}

/// A view that tells of its being seen.
private nonisolated struct SeenView<Content: View>: PrimitiveView {
    private final class Sight {
        var isSeen = false
    }

    let content: Content
    let threshold: Double
    let action: (Bool) -> Void

    func evaluate(into scope: inout Scope) {
        let sight = scope.session.state(of: scope.id, index: scope.stateIndex) { Sight() }
        let (threshold, action) = (threshold, action)
        func tell(_ isSeen: Bool) {
            guard isSeen != sight.isSeen else { return }
            sight.isSeen = isSeen
            action(isSeen)
        }
        let observer = GeometryObserverModifier(value: { $0.isSeen(by: threshold) }, isEqual: ==) { tell($1) }
        // A row that a lazy container has no more is out of sight.
        let view = content.node(observer).node(DisappearModifier { tell(false) })
        type(of: view)._evaluate(view, into: &scope)
    }
}

extension GeometryProxy {
    /// Returns whether the scroll view around shows so much of the view; true where there is none.
    fileprivate func isSeen(by threshold: Double) -> Bool {
        guard let port = bounds(of: .scrollView) else { return true }
        let seen = port.intersection(CGRect(origin: .zero, size: size))
        let (part, whole) = (seen.isNull ? 0 : seen.width * seen.height, size.width * size.height)
        return whole > 0 ? part > 0 && part >= whole * threshold - 0.001 : port.contains(CGPoint.zero)
    }
}

extension ScrollPhase {
    /// The phase of a stage's scroll view, which stops where its finger does.
    init(_ phase: ScrolledContent.Phase) {
        switch phase {
        case .idle: self = .idle
        case .tracking: self = .tracking
        case .interacting: self = .interacting
        }
    }
}

private enum ScrollDismissesKeyboardKey: EnvironmentKey {
    static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

extension EnvironmentValues {
    /// The gesture of scrolling that puts the keyboard away.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set {
            self[ScrollDismissesKeyboardKey.self] = newValue
            // A stage has no keyboard that a finger could reach down to.
            scrollDeeds.takesFocus =
                newValue == .never ? .never : newValue == .interactively ? .downwards : .always
        }
    }
}
