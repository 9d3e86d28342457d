import Foundation
import Testing
import UIKit

private enum Contained: UITraitDefinition {
    static let defaultValue = false
}

extension UIMutableTraits {
    fileprivate var isContained: Bool {
        get { self[Contained.self] }
        set { self[Contained.self] = newValue }
    }
}

@MainActor
@Suite("Traits that an app defines")
struct CustomTraitTests {
    @Test("are kept beside UIKit's own, and counted as changes")
    func values() {
        let plain = UITraitCollection(userInterfaceStyle: .dark)
        let changed = plain.modifyingTraits { $0.isContained = true }
        #expect(!plain[Contained.self])
        #expect(changed[Contained.self])
        #expect(changed.userInterfaceStyle == .dark)
        #expect(changed.changedTraits(from: plain).map { ObjectIdentifier($0) } == [ObjectIdentifier(Contained.self)])
        #expect(changed != plain)
        #expect(changed.replacing(Contained.self, value: false) != changed)
        #expect(!changed.hasDifferentColorAppearance(comparedTo: plain))
    }

    @Test("of a view are those of the views inside, until they are forgotten")
    func overrides() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.traitOverrides.isContained = true
        outer.traitOverrides.displayScale = 2
        #expect(inner.traitCollection[Contained.self])
        #expect(inner.traitCollection.displayScale == 2)
        #expect(inner.traitCollection.userInterfaceIdiom == .phone)
        outer.traitOverrides.remove(Contained.self)
        #expect(!inner.traitCollection[Contained.self])
        #expect(outer.traitOverrides.contains(UITraitDisplayScale.self))
    }

    @Test("of a view have the scheme that it overrides")
    func scheme() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        outer.traitOverrides.userInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test("of UIKit that are unspecified are not said")
    func unspecified() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(legibilityWeight: .bold), UITraitCollection(legibilityWeight: .unspecified),
        ])
        #expect(traits.legibilityWeight == .bold)
        #expect(traits == UITraitCollection(legibilityWeight: .bold))
    }
}
