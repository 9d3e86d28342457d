import Foundation
import Testing

@testable import TintypeCommand

/// Apps as they lie in people's repositories, from sources to pictures.
@Suite("Previews of found apps", .serialized, .enabled(if: !CommandRun.isSanitized, "sanitized code is no toolkit"))
struct PreviewLayoutTests {
    private func previews(_ tree: ProjectTree, at path: String = ".") throws -> (shown: [ShownPreview], notes: String) {
        let run = try PreviewToolkit.run([path, "--json", "--tree", "-o", "out"], in: tree.folder.url)
        #expect(run.exitCode == 0, "\(run.error)")
        return (try PreviewToolkit.previews(run), run.error)
    }

    private func texts(_ preview: ShownPreview?) -> [String] {
        func all(_ view: InspectedView) -> [InspectedView] { [view] + view.children.flatMap(all) }
        return preview?.tree.map(all)?.compactMap { $0.attributes["text"] } ?? []
    }

    private static let color =
        #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}"#

    @Test("an app of Swift Playgrounds has its resources as its main bundle's")
    func playground() throws {
        let tree = try ProjectTree([
            "Pond.swiftpm/Package.swift": """
            // swift-tools-version: 5.8
            import PackageDescription
            import AppleProductTypes
            let package = Package(
                name: "Pond", products: [.iOSApplication(name: "Pond", targets: ["AppModule"], appIcon: .asset("AppIcon"))],
                targets: [.executableTarget(name: "AppModule", path: ".", resources: [.process("Words")])])
            """,
            "Pond.swiftpm/Words/fish.txt": "Carp",
            "Pond.swiftpm/Assets.xcassets/Water.colorset/Contents.json": Self.color,
            "Pond.swiftpm/MyApp.swift": """
            import SwiftUI

            @main
            struct MyApp: App {
                var body: some Scene { WindowGroup { ContentView() } }
            }

            struct ContentView: View {
                let fish = (try? String(contentsOf: Bundle.main.url(forResource: "fish", withExtension: "txt")!)) ?? ""
                var body: some View { Text(fish).foregroundStyle(.water).background(Color("Water")) }
            }

            #Preview { ContentView() }
            """,
        ])
        let found = try previews(tree)
        #expect(found.shown.map(\.name) == ["AppModule-MyApp", "AppModule-MyApp-2"])
        #expect(found.shown.allSatisfy { texts($0).contains("Carp") && $0.warnings.isEmpty })
    }

    @Test("models of Core ML and definitions of intents have their classes; a model throws where it is asked")
    func generatedClasses() throws {
        typealias Model = LearnedModelTests
        let question = Model.field(1, Model.feature("coffee", Model.field(2, [])))
        let model = Model.field(2, question + Model.field(10, Model.feature("sleep", Model.field(2, []))))
        let tree = try ProjectTree([
            "Rest/Sleep.mlmodel": String(decoding: model, as: UTF8.self),
            "Rest/Base.lproj/Intents.intentdefinition": IntentDefinitionTests.file,
            "Rest/RestApp.swift": """
            import CoreML
            import Intents
            import SwiftUI

            @main
            struct RestApp: App {
                let sleep = Sleep()
                let answer = PDConfigurationIntentResponse.success(count: 2)
                var hours: String {
                    do {
                        return "\\(try sleep.prediction(coffee: 2).sleep)"
                    } catch let error as MLModelError { return "\\(error.code) \\(answer.count ?? 0)" } catch { return "" }
                }
                var body: some Scene { WindowGroup { Text(hours) } }
            }
            """,
        ])
        #expect(texts(try previews(tree).shown.first) == ["generic 2"])
    }

    @Test("the window of an app that UIKit starts is that of its scene's delegate, or of the app's")
    func delegates() throws {
        let app = """
            import UIKit

            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var word = ""
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    word = "Launched"
                    return true
                }
            }
            """
        let scene = """
            import SwiftUI
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: windowScene)
                    let word = (UIApplication.shared.delegate as! AppDelegate).word
                    window.rootViewController = UIHostingController(rootView: Text("Scene " + word))
                    self.window = window
                    window.makeKeyAndVisible()
                }
            }
            """
        let tree = try ProjectTree(["Pond/AppDelegate.swift": app, "Pond/SceneDelegate.swift": scene])
        let found = try previews(tree, at: "Pond")
        #expect(found.shown.map(\.name) == ["Pond-SceneDelegate"])
        #expect(texts(found.shown.first) == ["Scene Launched"])
        #expect(found.shown.first?.kind == .window && found.shown.first?.line == 4)

        let old = try ProjectTree([
            "Reed/AppDelegate.swift": app.replacing("import UIKit", with: "import SwiftUI").replacing(
                "word = \"Launched\"",
                with: """
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UIHostingController(rootView: Text("App"))
                    """)
        ])
        #expect(texts(try previews(old, at: "Reed").shown.first) == ["App"])
        // A delegate that makes no window, and no storyboard.
        let story = try ProjectTree([
            "Stone/AppDelegate.swift": app, "Stone/Row.swift": "import SwiftUI\n#Preview { Text(\"Row\") }\n",
        ])
        #expect(try previews(story, at: "Stone").shown.map(\.name) == ["Stone-Row"])
    }

    @Test("the first window of an app may be in its storyboard")
    func storyboard() throws {
        let app = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                @IBOutlet var window: UIWindow?
            }
            """
        let page = """
            import UIKit

            class Page: UIViewController {
                @IBOutlet private weak var titleLabel: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    titleLabel.text = "By code"
                }
            }
            """
        let board = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="p"><scenes>
            <scene sceneID="s"><objects>
                <viewController id="p" customClass="Page" customModule="Otherwise" sceneMemberID="viewController">
                    <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
                        <subviews><label text="By hand" id="l">
                            <rect key="frame" x="20" y="100" width="200" height="30"/>
                        </label></subviews>
                    </view>
                    <connections><outlet property="titleLabel" destination="l" id="o"/></connections>
                </viewController>
            </objects></scene></scenes></document>
            """
        let tree = try ProjectTree([
            "Shore/AppDelegate.swift": app, "Shore/Page.swift": page, "Shore/Base.lproj/Main.storyboard": board,
        ])
        let found = try previews(tree, at: "Shore")
        #expect(found.shown.map(\.name) == ["Shore-AppDelegate"] && found.shown.first?.kind == .window)
        #expect(texts(found.shown.first) == ["By code"])
    }

    @Test("what is for phones is compiled, unless it does not compile")
    func conditions() throws {
        let source = { (extra: String) in
            """
            import SwiftUI
            #if os(iOS) // phones
            let system = "phone"
            \(extra)
            #elseif os(macOS)
            let system = "desktop"
            #else
            let system = "neither"
            #endif
            #Preview("Here") {
                #if targetEnvironment(simulator) && !targetEnvironment(macCatalyst)
                Text(system + " simulated #if os(iOS)")
                #else
                Text(system)
                #endif
            }
            """
        }
        let tree = try ProjectTree(["Card.swift": source("")])
        let first = try previews(tree, at: "Card.swift")
        #expect(texts(first.shown.first) == ["phone simulated #if os(iOS)"])
        #expect(first.shown.first?.line == 10 && first.shown.first?.file?.hasSuffix("/Card.swift") == true)
        // It has compiled as for phones: an error there is the author's.
        try tree.write(source("let broken: Int = nowhere"), to: "Card.swift")
        let broken = try PreviewToolkit.run(["Card.swift"], in: tree.folder.url)
        #expect(broken.exitCode == 3 && broken.error.contains("Card.swift:4:19: error: cannot find 'nowhere'"))

        let other = try ProjectTree(["Card.swift": source("let broken: ARSession? = nil")])
        for _ in 1...2 {
            let found = try previews(other, at: "Card.swift")
            #expect(texts(found.shown.first) == ["neither"])
            #expect(found.notes.contains("note: with what stands below `#if os(iOS)`"))
        }
    }

    @Test("a package of several programs is one library")
    func programs() throws {
        let tree = try ProjectTree([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Pond",
                targets: [.executableTarget(name: "Carp"), .executableTarget(name: "Reed"), .executableTarget(name: "tool")])
            """,
            "Sources/Carp/CarpApp.swift": ProjectTree.app("Carp", "I am a carp"),
            "Sources/Reed/ReedApp.swift": ProjectTree.app("Reed", "I am a reed"),
            "Sources/tool/main.swift": "print(\"a tool\")\n",
        ])
        let found = try previews(tree)
        #expect(found.shown.map(\.name) == ["Carp-CarpApp", "Reed-ReedApp"])
        #expect(found.shown.map(texts) == [["I am a carp"], ["I am a reed"]])
    }

    @Test("asset symbols make room for what the sources declare, and sources in old encodings compile")
    func assets() throws {
        let tree = try ProjectTree([
            "SwiftUI/Assets.xcassets/brand.colorset/Contents.json": Self.color,
            "SwiftUI/Assets.xcassets/🐟.colorset/Contents.json": Self.color,
            "SwiftUI/Assets.xcassets/new \"ink\".colorset/Contents.json": Self.color,
            "SwiftUI/Assets.xcassets/Type.colorset/Contents.json": Self.color,
            "SwiftUI/Theme.swift": """
            import SwiftUI
            extension SwiftUI.Color {
                // The brand's colour { as it was.
                static let brand = Color("brand", bundle: .main)
            }
            extension UIColor { static var brand: UIColor { .red } }
            extension ShapeStyle where Self == Color { static var brand: Color { .blue } }
            #Preview("Old") { Text("Old").foregroundStyle(.brand).background(Color.newInk).tint(Color(.type)) }
            """,
        ])
        let url = tree.folder.url.appendingPathComponent("SwiftUI/Old.swift")
        try Data("// ".utf8 + [0xE9, 0xE8] + "\nimport SwiftUI\n@objc class Old: NSObject {}\n".utf8).write(to: url)
        let found = try previews(tree, at: "SwiftUI")
        #expect(found.shown.map(\.name) == ["SwiftUIApp-Theme-Old"])
        #expect(found.shown.allSatisfy { $0.warnings.isEmpty })
    }

    @Test("a package that an app brings along is its own, though it is called as a framework of Apple's")
    func namesake() throws {
        let tree = try ProjectTree([
            "Pond/Packages/Charts/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Charts", products: [.library(name: "Charts", targets: ["Charts"])],
                targets: [.target(name: "Charts")])
            """,
            "Pond/Packages/Charts/Sources/Charts/Fish.swift": "public func fish() -> String { \"Carp\" }\n",
            "Pond/Row.swift": "import Charts\nimport SwiftUI\n#Preview { Text(fish()) }\n",
        ])
        #expect(try previews(tree, at: "Pond").shown.map(texts) == [["Carp"]])
    }
}
