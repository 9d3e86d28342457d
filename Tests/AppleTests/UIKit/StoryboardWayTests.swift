import Testing

@testable import UIKit

@Suite("Ways back, languages and variations of storyboards")
@MainActor
struct StoryboardWayTests {
    private static let module = String(String(reflecting: WayPage.self).prefix { $0 != "." })

    private func document(_ scenes: String) -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="stack"><scenes>\(scenes)</scenes></document>
            """.utf8)
    }

    private func page(_ id: String, view: String = "", _ rest: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects>
            <viewController id="\(id)" storyboardIdentifier="\(id)" sceneMemberID="viewController"
                customClass="WayPage" customModule="\(Self.module)">
                <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="300" height="500"/>\(view)</view>\(rest)
            </viewController>
            <exit id="x\(id)" sceneMemberID="exit" userLabel="Exit"/>
        </objects></scene>
        """
    }

    private var stack: String {
        """
        <scene sceneID="sn"><objects>
            <navigationController id="stack" sceneMemberID="viewController">
                <navigationBar key="navigationBar" id="bar"/>
                <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
                </connections>
            </navigationController>
        </objects></scene>
        """
    }

    private func way(_ from: String, to kind: String, _ identifier: String) -> String {
        let attributes =
            kind == "unwind"
            ? "destination=\"x\(from)\" unwindAction=\"back:\"" : "destination=\"\(identifier)\""
        return "<segue \(attributes) kind=\"\(kind)\" identifier=\"\(identifier)\" id=\"w\(from)\"/>"
    }

    private func board(_ scenes: String) throws -> UIStoryboard {
        try UIStoryboard(data: document(scenes), name: "Ways")
    }

    @Test(
        "a way back goes to the nearest page that has its action, and says so before it goes",
        arguments: ["show", "presentation"])
    func unwinding(kind: String) throws {
        NibClasses.modules = [Self.module]
        defer { NibClasses.modules = [] }
        let scenes =
            stack + page("a", "<connections>\(way("a", to: "show", "b"))</connections>")
            + page("b", "<connections>\(way("b", to: kind, "c"))</connections>")
            + page("c", "<connections>\(way("c", to: "unwind", "home"))</connections>")
        let root = try #require(try board(scenes).instantiateInitialViewController() as? UINavigationController)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let first = try #require(root.topViewController as? WayPage)
        first.performSegue(withIdentifier: "b", sender: nil)
        let second = try #require(root.topViewController as? WayPage)
        second.performSegue(withIdentifier: "c", sender: nil)
        let third = try #require((root.presentedViewController ?? root.topViewController) as? WayPage)
        #expect(third !== second)
        third.performSegue(withIdentifier: "home", sender: nil)
        // The class has the action, so that the page before takes it, as in UIKit.
        #expect(second.steps == ["prepared c", "back home"] && third.steps == ["prepared home"])
        #expect(root.topViewController === second && root.presentedViewController == nil)
    }

    @Test("a way back passes by pages that say no")
    func refusals() throws {
        NibClasses.modules = [Self.module]
        defer { NibClasses.modules = [] }
        let scenes =
            stack + page("a", "<connections>\(way("a", to: "show", "b"))</connections>")
            + page("b", "<connections>\(way("b", to: "show", "c"))</connections>")
            + page("c", "<connections>\(way("c", to: "unwind", "home"))</connections>")
        let root = try #require(try board(scenes).instantiateInitialViewController() as? UINavigationController)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = root
        window.makeKeyAndVisible()
        let first = try #require(root.topViewController as? WayPage)
        first.performSegue(withIdentifier: "b", sender: nil)
        let second = try #require(root.topViewController as? WayPage)
        second.refuses = true
        second.performSegue(withIdentifier: "c", sender: nil)
        root.topViewController?.performSegue(withIdentifier: "home", sender: nil)
        #expect(root.topViewController === first && first.steps == ["prepared b", "back home"])
    }

    @Test("texts are those of the bundle's language")
    func languages() throws {
        let root = try NibParser.root(
            of: document(
                page(
                    "a",
                    view: """
                        <subviews>
                            <label text="Hello" id="l"/>
                            <button id="b"><state key="normal" title="Go"/></button>
                            <button id="c"><buttonConfiguration key="configuration" style="plain" title="Go"/></button>
                            <textField placeholder="Name" id="t"/>
                            <segmentedControl id="s"><segments><segment title="A"/><segment title="B"/></segments>
                            </segmentedControl>
                        </subviews>
                        """)))
        let texts = [
            "l.text": "Hallo", "b.normalTitle": "Los", "c.configuration.title": "Fort", "t.placeholder": "Vorname",
            "s.segmentTitles[1]": "Zwei",
        ]
        NibStrings.translate(root) { texts[$0] }
        func element(_ id: String) -> NibElement? { root.all.first { $0.id == id } }
        #expect(element("l")?.string("text") == "Hallo" && element("t")?["placeholder"] == "Vorname")
        #expect(element("b")?.child(key: "normal")?["title"] == "Los")
        #expect(element("c")?.child(key: "configuration")?["title"] == "Fort")
        #expect(element("s")?.list("segments").map { $0["title"] } == ["A", "Zwei"])
    }

    @Test("a document is in the language of its bundle's files, which are found beside it")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Ways-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (base, english) = (folder.appendingPathComponent("Base.lproj"), folder.appendingPathComponent("en.lproj"))
        for folder in [base, english] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try document(page("a", view: "<subviews><label text=\"Base\" id=\"l\"/></subviews>"))
            .write(to: base.appendingPathComponent("Way.storyboard"))
        try Data("\"l.text\" = \"English\";\n".utf8).write(to: english.appendingPathComponent("Way.strings"))
        let bundle = try #require(Bundle(path: folder.path))
        let controller = UIStoryboard(name: "Way", bundle: bundle).instantiateViewController(withIdentifier: "a")
        #expect((controller.view.subviews.first as? UILabel)?.text == "English")
    }

    @Test("what is said for a class of sizes holds where it is seen", arguments: [true, false])
    func variations(isWide: Bool) throws {
        let scenes = page(
            "a",
            view: """
                <subviews>
                    <label text="A" id="l">
                        <fontDescription key="fontDescription" type="system" pointSize="10"/>
                        <constraints><constraint firstAttribute="height" constant="20" id="h">
                            <variation key="widthClass=regular" constant="60"/>
                        </constraint></constraints>
                        <variation key="widthClass=regular">
                            <fontDescription key="fontDescription" type="system" pointSize="30"/>
                        </variation>
                    </label>
                    <view id="w"/>
                </subviews>
                <variation key="default"><mask key="subviews"><exclude reference="w"/></mask></variation>
                <variation key="widthClass=regular"><mask key="subviews"><include reference="w"/></mask></variation>
                """)
        let traits = UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact)
        let view = try UITraitCollection.performAsCurrent(traits) {
            try board(scenes).instantiateViewController(withIdentifier: "a").view
        }
        let label = try #require(view?.subviews.first as? UILabel)
        #expect(label.font.pointSize == (isWide ? 30 : 10))
        #expect(label.constraints.first?.constant == (isWide ? 60 : 20))
        #expect(view?.subviews.count == (isWide ? 2 : 1))
    }
}

final class WayPage: UIViewController {
    private(set) var steps: [String] = []
    var refuses = false

    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { !refuses && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        steps.append("prepared \(segue.identifier ?? "-")")
    }
    private func back(_ segue: UIStoryboardSegue) { steps.append("back \(segue.identifier ?? "-")") }

    enum Outlets: _OutletTable {
        typealias _Holder = WayPage
        static func _action(_ name: String) -> Selector? { name == "back:" ? Selector(WayPage.back(_:)) : nil }
    }
}
