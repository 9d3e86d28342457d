import Testing

@testable import UIKit

@Suite("Storyboards and nibs")
@MainActor
struct StoryboardTests {
    private func board(_ scenes: String, initial: String = "first", resources: String = "") throws -> UIStoryboard {
        try UIStoryboard(
            data: Data(
                Self.document(
                    "Storyboard.XIB", " initialViewController=\"\(initial)\"",
                    """
                    <scenes>\(scenes)</scenes><resources>\(resources)</resources>
                    """
                ).utf8), name: "Trial")
    }

    private func nib(_ objects: String) -> UINib {
        UINib(data: Data(Self.document("XIB", "", "<objects>\(objects)</objects>").utf8), bundle: nil)
    }

    private static func document(_ kind: String, _ attributes: String, _ body: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0"\(attributes)>\(body)</document>
        """
    }

    private func scene(_ objects: String) -> String { "<scene sceneID=\"s\"><objects>\(objects)</objects></scene>" }

    private func page(_ attributes: String = "", view: String = "", _ rest: String = "") -> String {
        scene(
            """
            <viewController id="first" sceneMemberID="viewController" \(attributes)>
                <view key="view" id="root"><rect key="frame" x="0" y="0" width="400" height="800"/>\(view)</view>\(rest)
            </viewController>
            """)
    }

    @Test("a scene's view is made once it is asked for, with what the document says of it")
    func views() throws {
        let board = try board(
            page(
                view: """
                    <subviews>
                        <label text="Hello" textAlignment="center" numberOfLines="0" hidden="YES" tag="3" id="l">
                            <rect key="frame" x="10" y="20" width="100" height="30"/>
                            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
                                customColorSpace="sRGB"/>
                        </label>
                        <slider minValue="1" maxValue="9" value="4" id="s"/>
                        <stackView axis="vertical" spacing="6" alignment="center" id="st">
                            <subviews><view id="a"/><switch on="YES" id="b"/></subviews>
                        </stackView>
                        <segmentedControl selectedSegmentIndex="1" id="sc">
                            <segments><segment title="A"/><segment title="B"/></segments>
                        </segmentedControl>
                    </subviews>
                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    """))
        let controller = try #require(board.instantiateInitialViewController())
        #expect(!controller.isViewLoaded && controller.storyboard === board)
        let view = try #require(controller.view)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 800) && view.backgroundColor == .systemBackground)
        let label = try #require(view.subviews.first as? UILabel)
        #expect(label.text == "Hello" && label.textAlignment == .center && label.numberOfLines == 0)
        #expect(label.isHidden && label.tag == 3 && label.font.pointSize == 20)
        #expect(label.frame == CGRect(x: 10, y: 20, width: 100, height: 30))
        #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect((view.subviews[1] as? UISlider)?.value == 4)
        let stack = try #require(view.subviews[2] as? UIStackView)
        #expect(stack.axis == .vertical && stack.spacing == 6 && stack.alignment == .center)
        #expect(stack.arrangedSubviews.count == 2 && (stack.arrangedSubviews[1] as? UISwitch)?.isOn == true)
        let segments = try #require(view.subviews[3] as? UISegmentedControl)
        #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    }

    @Test("classes are made by init(coder:), connected, and then told that they are awake")
    func classes() throws {
        let module = String(String(reflecting: NibPage.self).prefix { $0 != "." })
        let board = try board(
            page(
                "customClass=\"NibPage\" customModule=\"\(module)\"",
                view: """
                    <subviews>
                        <label text="Title" id="l"/>
                        <button id="b">
                            <state key="normal" title="Go"/>
                            <connections>
                                <action selector="go:" destination="first" eventType="touchUpInside" id="x"/>
                            </connections>
                        </button>
                        <view id="c" customClass="NibCard" customModule="Elsewhere">
                            <rect key="frame" x="0" y="0" width="50" height="60"/>
                            <constraints><constraint firstAttribute="height" constant="60" id="h"/></constraints>
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="number" keyPath="radius">
                                    <integer key="value" value="7"/>
                                </userDefinedRuntimeAttribute>
                                <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                            </userDefinedRuntimeAttributes>
                        </view>
                    </subviews>
                    """,
                """
                <connections>
                    <outlet property="titleLabel" destination="l" id="o1"/>
                    <outlet property="card" destination="c" id="o2"/>
                    <outlet property="height" destination="h" id="o3"/>
                    <outletCollection property="all" destination="l" id="o4"/>
                    <outletCollection property="all" destination="b" id="o5"/>
                </connections>
                """))
        NibClasses.modules = [module]
        defer { NibClasses.modules = [] }
        let controller = try #require(board.instantiateInitialViewController() as? NibPage)
        #expect(controller.steps == ["awake"])
        controller.loadViewIfNeeded()
        #expect(controller.steps == ["awake", "loaded Title 2 60.0"])
        let card = try #require(controller.card)
        #expect(card.radius == 7 && card.layer.masksToBounds && card.isAwake)
        #expect(card.sizeAtBirth == CGSize(width: 50, height: 60))
        (controller.view.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(controller.steps.last == "went UIButton")
    }

    @Test("containers have their pages, and segues prepare and show theirs")
    func segues() throws {
        let board = try board(
            scene(
                """
                <navigationController id="nav" sceneMemberID="viewController"><connections>
                    <segue destination="first" kind="relationship" relationship="rootViewController" id="r"/>
                </connections></navigationController>
                """)
                + page(
                    "customClass=\"NibPage\"",
                    view: """
                        <subviews><containerView id="box">
                            <rect key="frame" x="0" y="0" width="90" height="40"/>
                            <connections><segue destination="inner" kind="embed" identifier="in" id="e"/></connections>
                        </containerView></subviews>
                        """,
                    """
                    <navigationItem key="navigationItem" title="Home" id="n">
                        <barButtonItem key="rightBarButtonItem" systemItem="add" id="bb"/>
                    </navigationItem>
                    <connections><segue destination="next" kind="show" identifier="on" id="g"/></connections>
                    """)
                + scene("<viewController title=\"Inner\" id=\"inner\" sceneMemberID=\"viewController\"/>")
                + scene(
                    "<viewController storyboardIdentifier=\"Next\" id=\"next\" sceneMemberID=\"viewController\"/>"),
            initial: "nav")
        NibClasses.modules = [String(String(reflecting: NibPage.self).prefix { $0 != "." })]
        defer { NibClasses.modules = [] }
        let stack = try #require(board.instantiateInitialViewController() as? UINavigationController)
        let home = try #require(stack.topViewController as? NibPage)
        #expect(home.navigationItem.title == "Home" && home.navigationItem.rightBarButtonItem?.systemItem == .add)
        home.loadViewIfNeeded()
        #expect(home.steps.first { $0.hasPrefix("prepared") } == "prepared in")
        let inner = try #require(home.children.first)
        #expect(inner.title == "Inner" && inner.view.superview === home.view.subviews.first)
        #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 90, height: 40))
        home.performSegue(withIdentifier: "on", sender: nil)
        #expect(home.steps.last == "prepared on" && stack.viewControllers.count == 2)
        home.performSegue(withIdentifier: "nowhere", sender: nil)
        #expect(stack.viewControllers.count == 2)
        #expect(board.instantiateViewController(withIdentifier: "Next").storyboard === board)
        #expect(board.instantiateViewController(withIdentifier: "Missing").storyboard == nil)
    }

    @Test("tables have prototypes, and rows that the document says")
    func tables() throws {
        let cell = """
            <tableViewCell reuseIdentifier="row" id="cell" customClass="NibCell">
                <tableViewCellContentView key="contentView" id="cc">
                    <subviews><label text="Proto" id="pl"/></subviews>
                </tableViewCellContentView>
                <connections><outlet property="name" destination="pl" id="o"/></connections>
            </tableViewCell>
            """
        let rows = """
            <tableViewSection headerTitle="Head" id="s1"><cells>
                <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="tl" accessoryType="checkmark" id="c1">
                    <tableViewCellContentView key="contentView" id="c2">
                        <subviews><label text="About" id="tl"/></subviews>
                    </tableViewCellContentView>
                </tableViewCell>
            </cells></tableViewSection>
            """
        func list(_ id: String, _ attributes: String, _ body: String) -> String {
            scene(
                """
                <tableViewController id="\(id)" storyboardIdentifier="\(id)" sceneMemberID="viewController">
                    <tableView key="view" \(attributes) id="t\(id)">\(body)</tableView>
                </tableViewController>
                """)
        }
        let board = try board(
            list("first", "style=\"plain\" rowHeight=\"-1\"", "<prototypes>\(cell)</prototypes>")
                + list("fixed", "style=\"insetGrouped\" dataMode=\"static\"", "<sections>\(rows)</sections>"))
        NibClasses.modules = [String(String(reflecting: NibPage.self).prefix { $0 != "." })]
        defer { NibClasses.modules = [] }
        let first = try #require(board.instantiateInitialViewController() as? UITableViewController)
        let made = [0, 1].map { _ in first.tableView.dequeueReusableCell(withIdentifier: "row") as? NibCell }
        #expect(made.map { $0?.name?.text } == ["Proto", "Proto"] && made[0] !== made[1])
        #expect(first.tableView.style == .plain && first.tableView.dataSource === first)
        let fixed: UITableViewController = board.instantiateViewController(identifier: "fixed")
        let table = try #require(fixed.tableView)
        #expect(table.style == .insetGrouped && fixed.numberOfSections(in: table) == 1)
        #expect(fixed.tableView(table, numberOfRowsInSection: 0) == 1)
        #expect(fixed.tableView(table, titleForHeaderInSection: 0) == "Head")
        let row = fixed.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
        #expect(row.textLabel?.text == "About" && row.accessoryType == .checkmark)
    }

    @Test("a nib's objects are made for an owner, each time anew")
    func nibs() throws {
        let nib = nib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                <connections><outlet property="view" destination="v" id="o"/></connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <view id="v"><rect key="frame" x="0" y="0" width="30" height="20"/></view>
            """)
        let owner = UIViewController()
        let objects = nib.instantiate(withOwner: owner)
        #expect(objects.count == 1 && owner.viewIfLoaded === objects.first as AnyObject?)
        #expect(nib.instantiate(withOwner: nil).first as AnyObject? !== objects.first as AnyObject?)
    }

    @Test("nibs in a bundle are found by their names, and controllers take their views from them")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Nibs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Base.lproj"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ view: String) throws {
            let owner = """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                    <connections><outlet property="view" destination="v" id="o"/></connections>
                </placeholder>
                """
            try Data(Self.document("XIB", "", "<objects>\(owner)\(view)</objects>").utf8)
                .write(to: folder.appendingPathComponent(name))
        }
        try write("Page.xib", "<view tag=\"7\" id=\"v\"/>")
        try write("Base.lproj/List.xib", "<tableView style=\"grouped\" tag=\"8\" id=\"v\"/>")
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIViewController(nibName: "Page", bundle: bundle).view.tag == 7)
        let list = UITableViewController(nibName: "List", bundle: bundle)
        #expect(list.tableView.tag == 8 && list.tableView.style == .grouped && list.view === list.tableView)
        #expect(UITableViewController(nibName: "None", bundle: bundle).tableView.style == .plain)
        let owner = UIViewController()
        #expect((bundle.loadNibNamed("Page", owner: owner)?.first as? UIView)?.tag == 7 && owner.view.tag == 7)
        #expect(bundle.loadNibNamed("None", owner: nil) == nil)
    }

    @Test("what is not known is left out, and the rest is read")
    func unknown() throws {
        let board = try board(
            page(
                view: """
                    <subviews><spaceship id="u"><subviews><label id="x"/></subviews></spaceship><label text="A" id="l"/></subviews>
                    <constraints><constraint firstItem="u" firstAttribute="top" secondItem="l" secondAttribute="top" id="k"/>
                    </constraints>
                    """))
        let view = try #require(board.instantiateInitialViewController()?.view)
        #expect(view.subviews.count == 1 && (view.subviews.first as? UILabel)?.text == "A")
        #expect(throws: NibFault.self) { try UIStoryboard(data: Data("<document/>".utf8), name: "Old") }
        #expect(throws: NibFault.self) { try UIStoryboard(data: Data("no".utf8), name: "None") }
        #expect(UIStoryboard(name: "Missing", bundle: nil).instantiateInitialViewController() == nil)
    }
}

final class NibPage: UIViewController {
    private weak var titleLabel: UILabel?
    private var all: [UIView] = []
    private(set) var card: NibCard?
    private var height: NSLayoutConstraint?
    private(set) var steps: [String] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        steps.append("awake")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        steps.append("loaded \(titleLabel?.text ?? "-") \(all.count) \(height?.constant ?? 0)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        steps.append("prepared \(segue.identifier ?? "-")")
    }

    private func go(_ sender: Any) { steps.append("went \(type(of: sender))") }

    enum Outlets: _OutletTable {
        static func _connect(_ name: String, _ value: Any?, _ holder: NibPage) -> Bool {
            switch name {
            case "titleLabel": holder.titleLabel = _outlet(value)
            case "all": if let value = value as? [UIView] { holder.all = value }
            case "card": holder.card = _outlet(value)
            case "height": holder.height = _outlet(value)
            default: return false
            }
            return true
        }
        static func _action(_ name: String) -> Selector? { name == "go:" ? Selector(NibPage.go(_:)) : nil }
    }
}

final class NibCard: UIView {
    var radius: CGFloat = 0
    private(set) var isAwake = false
    private(set) var sizeAtBirth = CGSize.zero

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        sizeAtBirth = frame.size
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }

    enum Outlets: _OutletTable {
        static func _connect(_ name: String, _ value: Any?, _ holder: NibCard) -> Bool {
            guard name == "radius" else { return false }
            holder.radius = _inspected(value, holder.radius)
            return true
        }
    }
}

final class NibCell: UITableViewCell {
    private(set) var name: UILabel?

    enum Outlets: _OutletTable {
        static func _connect(_ name: String, _ value: Any?, _ holder: NibCell) -> Bool {
            guard name == "name" else { return false }
            holder.name = _outlet(value)
            return true
        }
    }
}
