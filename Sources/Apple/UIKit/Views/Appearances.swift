import Foundation
import TintypeUI

/// The objects that keep the looks of classes.
@MainActor
package enum Appearances {
    /// The looks of a class, within objects of others.
    private struct Looks {
        let object: NSObject
        /// The classes around, from the inside out.
        let containers: [AnyClass]
    }

    private static var all: [ObjectIdentifier: [Looks]] = [:]
    /// Objects on which nothing has been set, by which it is seen what has been.
    private static var usual: [ObjectIdentifier: NSObject] = [:]

    /// The object of a class, all of whose objects can be made without arguments.
    static func object<Object: NSObject>(of type: Object.Type, in containers: [AnyClass] = []) -> Object {
        if let known = known(of: type, in: containers) { return known }
        let object = Object()
        all[ObjectIdentifier(type), default: []].append(Looks(object: object, containers: containers))
        ClassLooks.tell { .ofAppearances }
        return object
    }

    /// The object of a class where somebody has asked for it.
    static func known<Object: NSObject>(of type: Object.Type, in containers: [AnyClass] = []) -> Object? {
        all[ObjectIdentifier(type)]?.first { looks in looks.containers.elementsEqual(containers, by: ===) }
            .map { unsafeDowncast($0.object, to: type) }
    }

    /// Forgets the looks of all classes, e.g. between tests.
    package static func removeAll() { all = [:] }

    /// Gives a view the looks of its class, and of those above, that it has no others for.
    static func apply(to view: UIView) {
        guard !all.isEmpty else { return }
        var type: AnyClass? = Swift.type(of: view)
        while let current = type {
            // Looks for objects within others go before those for all.
            let known = (all[ObjectIdentifier(current)] ?? []).sorted { $0.containers.count > $1.containers.count }
            for looks in known where looks.object !== view && isInside(view, looks.containers) {
                guard let model = looks.object as? UIView, let usual = usualView(current) else { continue }
                for property in AppearanceProperty.all { property.apply(view, model, usual) }
            }
            type = _getSuperclass(current)
        }
    }

    private static func usualView(_ type: AnyClass) -> UIView? {
        if let known = usual[ObjectIdentifier(type)] { return known as? UIView }
        guard let new = (type as? UIView.Type)?.init() else { return nil }
        usual[ObjectIdentifier(type)] = new
        return new
    }

    private static func isInside(_ view: UIView, _ containers: [AnyClass]) -> Bool {
        var rest = containers[...]
        var current = view.next
        while let container = rest.first, let around = current {
            if type(of: around).isSubclass(of: container) { rest.removeFirst() }
            current = around.next
        }
        return rest.isEmpty
    }
}

extension UIView {
    static func makeAppearance(in containers: [AnyClass] = []) -> Self {
        Appearances.object(of: Self.self, in: containers)
    }
}

extension UIBarItem: UIAppearance {
    static func makeAppearance(in containers: [AnyClass] = []) -> Self {
        Appearances.object(of: Self.self, in: containers)
    }
}

/// A property that an object for the looks of a class may set.
@MainActor
private struct AppearanceProperty {
    /// Sets the property of a view as it is on a model, unless one of the two is not as usual, or the other is.
    let apply: (_ view: UIView, _ model: UIView, _ usual: UIView) -> Void

    private init<Owner: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        apply = { view, model, usual in
            guard let view = view as? Owner, let model = model as? Owner, let usual = usual as? Owner else { return }
            let (said, old) = (model[keyPath: path], usual[keyPath: path])
            if said != old, view[keyPath: path] == old { view[keyPath: path] = said }
        }
    }

    private init(_ apply: @escaping (UIView, UIView, UIView) -> Void) {
        self.apply = apply
    }

    static let all: [AppearanceProperty] = views + bars + texts + controls + lists

    private static let views: [AppearanceProperty] = [
        AppearanceProperty { view, model, _ in
            if let tint = model.ownTint, view.ownTint == nil { view.tintColor = tint }
        },
        .init(\UIView.backgroundColor), .init(\UIActivityIndicatorView.color), .init(\UIScrollView.bounces),
        .init(\UIScrollView.showsVerticalScrollIndicator), .init(\UIScrollView.keyboardDismissMode),
    ]

    private static let bars: [AppearanceProperty] = [
        AppearanceProperty { view, model, _ in
            guard let view = view as? UINavigationBar, let model = model as? UINavigationBar else { return }
            if view.titleTextAttributes == nil { view.titleTextAttributes = model.titleTextAttributes }
            if view.largeTitleTextAttributes == nil { view.largeTitleTextAttributes = model.largeTitleTextAttributes }
            guard let said = model.scrollEdgeAppearance, view.scrollEdgeAppearance == nil else { return }
            view.scrollEdgeAppearance = said
        },
        .init(\UINavigationBar.barTintColor), .init(\UINavigationBar.barStyle), .init(\UINavigationBar.isTranslucent),
        .init(\UITabBar.barTintColor), .init(\UITabBar.unselectedItemTintColor), .init(\UITabBar.isTranslucent),
        .init(\UIToolbar.barTintColor), .init(\UIToolbar.isTranslucent), .init(\UISearchBar.barTintColor),
    ]

    private static let texts: [AppearanceProperty] = [
        .init(\UILabel.font), .init(\UILabel.textColor), .init(\UILabel.highlightedTextColor),
        .init(\UILabel.shadowColor), .init(\UITextField.font), .init(\UITextField.textColor),
        .init(\UITextField.keyboardAppearance), .init(\UITextView.font), .init(\UITextView.textColor),
    ]

    private static let controls: [AppearanceProperty] = [
        .init(\UISwitch.onTintColor), .init(\UISwitch.thumbTintColor), .init(\UISlider.minimumTrackTintColor),
        .init(\UISlider.maximumTrackTintColor), .init(\UISlider.thumbTintColor),
        .init(\UIProgressView.progressTintColor), .init(\UIProgressView.trackTintColor),
        .init(\UIPageControl.pageIndicatorTintColor), .init(\UIPageControl.currentPageIndicatorTintColor),
        .init(\UISegmentedControl.selectedSegmentTintColor),
        AppearanceProperty { view, model, _ in
            guard let view = view as? UISegmentedControl, let model = model as? UISegmentedControl else { return }
            for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
                guard let said = model.titleTextAttributes(for: state), view.titleTextAttributes(for: state) == nil
                else { continue }
                view.setTitleTextAttributes(said, for: state)
            }
        },
        AppearanceProperty { view, model, _ in
            guard let view = view as? UIButton, let model = model as? UIButton else { return }
            let normal = model.titleColor(for: .normal)
            for state in [UIControl.State.highlighted, .disabled, .selected, .normal] {
                guard let said = model.titleColor(for: state), state == .normal || said != normal,
                    view.titleColor(for: state) == nil
                else { continue }
                view.setTitleColor(said, for: state)
            }
        },
    ]

    private static let lists: [AppearanceProperty] = [
        .init(\UITableView.separatorColor), .init(\UITableView.separatorStyle), .init(\UITableView.sectionIndexColor),
        .init(\UITableView.rowHeight), .init(\UITableView.sectionHeaderTopPadding),
        .init(\UITableViewCell.selectionStyle),
    ]
}
