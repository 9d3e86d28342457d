import Testing
import UIKit

private enum Mood: UITraitDefinition {
    static let defaultValue = "calm"
}

extension UIMutableTraits {
    fileprivate var mood: String {
        get { self[Mood.self] }
        set { self[Mood.self] = newValue }
    }
}

@Suite("Traits that an app defines, and the parts of columns and lists")
@MainActor
struct TraitTests {
    @Test("a trait of the app's own is kept, compared and merged as UIKit's are")
    func own() {
        let wild = UITraitCollection { $0.mood = "wild" }
        #expect(wild[Mood.self] == "wild" && UITraitCollection()[Mood.self] == "calm")
        #expect(wild != UITraitCollection() && wild == UITraitCollection().replacing(Mood.self, value: "wild"))
        let both = UITraitCollection(traitsFrom: [wild, UITraitCollection(userInterfaceStyle: .dark)])
        #expect(both.userInterfaceStyle == .dark && both[Mood.self] == "wild")
        #expect(both.containsTraits(in: wild) && !wild.containsTraits(in: both))
        let calm = both.modifyingTraits { $0.mood = "calm" }
        #expect(calm[Mood.self] == "calm" && calm.userInterfaceStyle == .dark && calm != both)
    }

    @Test("a view's own traits are said and forgotten")
    func overrides() {
        let view = UIView(frame: .zero)
        view.traitOverrides.mood = "wild"
        #expect(view.traitOverrides.contains(Mood.self))
        view.traitOverrides.remove(Mood.self)
        #expect(view.traitOverrides.mood == "calm" && !view.traitOverrides.contains(Mood.self))
    }

    @Test("what the collection around says is that of a telephone")
    func current() {
        #expect(UITraitCollection.current.displayGamut == .SRGB)
        #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
        #expect(UITraitCollection().userInterfaceLevel == .unspecified)
    }

    @Test("a tree is put beside an item, below what that is below")
    func trees() {
        var inner = NSDiffableDataSourceSectionSnapshot<Int>()
        inner.append([10])
        inner.append([11], to: 10)
        var whole = NSDiffableDataSourceSectionSnapshot<Int>()
        whole.append([1, 2])
        whole.insert(inner, before: 2)
        #expect(whole.items == [1, 10, 11, 2] && whole.parent(of: 11) == 10 && whole.rootItems == [1, 10, 2])
        whole.insert([12], after: 10)
        #expect(whole.items == [1, 10, 11, 12, 2] && whole.rootItems == [1, 10, 12, 2])
    }

    @Test("a focus environment holds the views inside of it")
    func focus() {
        let (outer, inner) = (UIView(frame: .zero), UIView(frame: .zero))
        outer.addSubview(inner)
        #expect(outer.contains(inner) && !inner.contains(outer))
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer.coordinateSpace) == CGPoint(x: 1, y: 1))
    }

    @Test("the space of the screen is that of the outermost view")
    func screen() {
        let (outer, inner) = (UIView(frame: .zero), UIView(frame: CGRect(x: 5, y: 7, width: 9, height: 9)))
        outer.addSubview(inner)
        let space = UIScreen.main.coordinateSpace
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 6, y: 8))
        let rect = inner.convert(CGRect(x: 6, y: 8, width: 2, height: 2), from: UIScreen.main)
        #expect(rect == CGRect(x: 1, y: 1, width: 2, height: 2))
    }
}
