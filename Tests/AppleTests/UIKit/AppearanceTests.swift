import Foundation
import Testing
import TintypeUI

@testable import UIKit

@Suite("The looks of classes", .serialized)
@MainActor
struct AppearanceTests {
    /// Views of their own class, so that tests beside these see nothing of the looks.
    private class Label: UILabel {}
    private final class Caption: Label {}
    private final class Table: UITableView {}
    private final class Segments: UISegmentedControl {}
    private final class Bar: UINavigationBar {}
    private final class Card: UIView {}
    private final class Switch: UISwitch {}

    private func show(_ views: [UIView], in outer: UIView = UIView()) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        for view in views { outer.addSubview(view) }
        window.addSubview(outer)
    }

    @Test("a view takes the looks of its class as it comes into a window, unless it has its own")
    func looks() {
        defer { Appearances.removeAll() }
        Label.appearance().textColor = .systemRed
        Label.appearance().font = .systemFont(ofSize: 30)
        let (plain, own, caption) = (Label(), Label(), Caption())
        own.textColor = .systemBlue
        #expect(plain.textColor == .label)
        show([plain, own, caption])
        #expect(plain.textColor == .systemRed && plain.font.pointSize == 30)
        #expect(own.textColor == .systemBlue && own.font.pointSize == 30)
        #expect(caption.textColor == .systemRed && UILabel().textColor == .label)
    }

    @Test("the looks of a class go before those of one above it, and those within others before both")
    func order() {
        defer { Appearances.removeAll() }
        Label.appearance().textColor = .systemRed
        Caption.appearance().textColor = .systemGreen
        Label.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .systemPurple
        let (label, caption, inside) = (Label(), Caption(), Label())
        show([label, caption])
        show([inside], in: Card())
        #expect(label.textColor == .systemRed && caption.textColor == .systemGreen)
        #expect(inside.textColor == .systemPurple)
    }

    @Test("bars and their buttons take what is said for those within others")
    func bars() {
        defer { Appearances.removeAll() }
        let within = Bar.appearance(whenContainedInInstancesOf: [Card.self])
        within.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        within.scrollEdgeAppearance = UINavigationBarAppearance()
        let (inside, outside) = (Bar(), Bar())
        show([inside], in: Card())
        show([outside])
        let attributes = inside.titleAttributes(of: UINavigationItem(), isLarge: false)
        #expect(attributes[.foregroundColor] as? UIColor == .systemRed)
        #expect(inside.scrollEdgeAppearance === within.scrollEdgeAppearance)
        #expect(outside.titleTextAttributes == nil && outside.scrollEdgeAppearance == nil)
        UIBarButtonItem.appearance().tintColor = .systemBlue
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .systemGreen
        #expect(UIBarButtonItem().usedTint == .systemBlue)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .systemPink
        #expect(UIBarButtonItem().usedTint == .systemPink)
    }

    @Test("what another thread makes asks for no looks, which are the main one's")
    func threads() async {
        defer { Appearances.removeAll() }
        Label.appearance().textColor = .systemRed
        let titles = await withCheckedContinuation { done in
            DispatchQueue.global().async { done.resume(returning: ClassLooks.current.title.color) }
        }
        #expect(titles == nil)
    }

    @Test("tables, segments and switches have theirs, and nothing is left when the looks are forgotten")
    func kinds() {
        Table.appearance().separatorStyle = .none
        Table.appearance().backgroundColor = .systemRed
        Segments.appearance().selectedSegmentTintColor = .systemGreen
        Segments.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        Switch.appearance().onTintColor = .systemPink
        let (table, segments, flip) = (Table(frame: .zero, style: .plain), Segments(items: ["A"]), Switch())
        show([table, segments, flip])
        #expect(table.separatorStyle == .none && table.backgroundColor == .systemRed)
        #expect(segments.selectedSegmentTintColor == .systemGreen && flip.onTintColor == .systemPink)
        #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .white)
        Appearances.removeAll()
        let later = Switch()
        show([later])
        #expect(later.onTintColor == nil)
    }
}
