public import Foundation

/// The registration of a closure for changed traits. UIKit's protocol.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A thing whose traits can be watched. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// Registers a closure for changed traits of a view or a view controller. It is called where those of the place in which the view
    /// is drawn are others than before.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] before in if let self { handler(self, before) } }
    }

    // A class that is not final says `Self` of itself.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<Observed: AnyObject>(
        _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] before in if let observed = self as? Observed { handler(observed, before) } }
    }

    /// Registers a method for changed traits, which is not called here.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { TraitRegistration([]) { _ in } }

    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { TraitRegistration([]) { _ in } }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitWatching)?.traitRegistrations.removeAll { $0 === registration }
    }

    private func register(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) -> TraitRegistration {
        let registration = TraitRegistration(traits, handler)
        (self as? any TraitWatching)?.traitRegistrations.append(registration)
        return registration
    }
}

extension UIView: UITraitChangeObservable, TraitWatching {}
extension UIViewController: UITraitChangeObservable, TraitWatching {}
extension UIWindowScene: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}

/// A closure that waits for changed traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: Set<ObjectIdentifier>
    private let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
        self.traits = Set(traits.map { ObjectIdentifier($0) })
        self.handler = handler
        super.init()
    }

    fileprivate func tell(of changed: Set<ObjectIdentifier>, from before: UITraitCollection) {
        if !traits.isDisjoint(with: changed) { handler(before) }
    }
}

/// A view or a view controller that keeps the closures that wait for its changed traits.
@MainActor
protocol TraitWatching: UITraitEnvironment {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitWatching {
    /// Tells of other traits than before; nil for those of a thing that was nowhere yet.
    func tellOfTraits(from before: UITraitCollection?) {
        traitCollectionDidChange(before)
        guard !traitRegistrations.isEmpty else { return }
        let before = before ?? .usual
        let changed = Set(traitCollection.changedTraits(from: before).map { ObjectIdentifier($0) })
        for registration in traitRegistrations { registration.tell(of: changed, from: before) }
    }
}
