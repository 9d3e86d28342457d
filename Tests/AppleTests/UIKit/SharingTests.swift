import Testing
import UIKit

@Suite("Things that are shared, copied and dropped")
@MainActor
struct SharingTests {
    /// An activity of an app's own.
    private final class Rate: UIActivity {
        override class var activityCategory: Category { .share }
        override var activityTitle: String? { "Rate" }
    }

    @Test("an activity gives its facts, and system activities have Apple's names")
    func activity() {
        #expect(Rate().activityTitle == "Rate" && Rate.activityCategory == .share)
        #expect(UIActivity.ActivityType.copyToPasteboard.rawValue == "com.apple.UIKit.activity.CopyToPasteboard")
        let items = UIActivityItemsConfiguration(objects: [NSString(string: "a"), UIImage()])
        #expect(UIActivityViewController(activityItemsConfiguration: items).activityItems.count == 2)
    }

    @Test("pasteboards of a name share what they hold until it is removed")
    func pasteboards() throws {
        let name = UIPasteboard.Name("sharing-tests")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let board = try #require(UIPasteboard(name: name, create: true))
        board.string = "https://example.com"
        #expect(UIPasteboard(name: name, create: false)?.string == "https://example.com")
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
    }

    @Test("a pasteboard tells an address from a number and from words")
    func patterns() async throws {
        let board = UIPasteboard.withUniqueName()
        let asked: Set<UIPasteboard.DetectionPattern> = [.probableWebURL, .number, .probableWebSearch]
        board.string = "https://example.com"
        #expect(try await board.detectPatterns(for: asked) == [.probableWebURL])
        board.string = "12.5"
        #expect(try await board.detectPatterns(for: asked) == [.number])
        board.string = "red shoes"
        #expect(try await board.detectPatterns(for: asked) == [.probableWebSearch])
    }

    @Test("what can be pasted is told by the types that are taken")
    func paste() {
        let view = UIView()
        #expect(!view.canPaste([NSItemProvider(object: NSString(string: "a"))]))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #expect(view.canPaste([NSItemProvider(object: NSString(string: "a"))]))
        #expect(!view.canPaste([NSItemProvider()]))
    }

    @Test("a storyboard's closure makes the view controller, of an archive that has nothing")
    func storyboard() {
        let board = UIStoryboard(name: "Main", bundle: nil)
        let page: UITableViewController = board.instantiateViewController(identifier: "list") { coder in
            coder.decodeObject(forKey: "title") == nil ? UITableViewController(style: .insetGrouped) : nil
        }
        #expect(page.tableView.style == .insetGrouped)
        let plain: UIViewController = board.instantiateViewController(identifier: "page")
        #expect(plain.view.subviews.isEmpty)
    }

    @Test("a group of tabs is the parent of its tabs, and finds them by name")
    func tabs() {
        let tab = UITab(title: "A", image: nil, identifier: "a")
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [tab])
        #expect(tab.parent === group && group.tab(forIdentifier: "a") === tab)
        group.children = []
        #expect(tab.parent == nil)
    }
}
