import Foundation
import Testing

@testable import TintypeCommand

@Suite("Sources without the words of Objective-C")
struct PlainSourceTests {
    private func expect(_ source: String, _ plain: String?, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(PlainSource.text(of: Data(source.utf8)) == plain, sourceLocation: sourceLocation)
        guard let plain else { return }
        // Errors are told of the source, so that lines keep their lengths.
        #expect(plain.split(separator: "\n").map(\.count) == source.split(separator: "\n").map(\.count))
    }

    @Test("attributes go, and lines and columns stay")
    func attributes() {
        expect("@objc func go() {}", "      func go() {}")
        expect("@objc(goNow:) func go(_ a: Int) {}", "              func go(_ a: Int) {}")
        expect("@IBAction private func go() {}", "          private func go() {}")
        expect("@IBOutlet weak var a: UILabel!", "          weak var a: UILabel!")
        expect("@objcMembers class A {}", "             class A {}")
        expect("@UIApplicationMain\nclass A {}", "@main             \nclass A {}")
        expect("@objc dynamic var a = 1\n@MainActor func b() {}", "      dynamic var a = 1\n@MainActor func b() {}")
    }

    @Test("a property of Core Data is kept by its object, and its functions have bodies")
    func managed() {
        expect("@NSManaged public var a: String?", "@_Managed  public var a: String?")
        expect("@NSManaged\n    var a: Int16", "@_Managed \n    var a: Int16")
        let function = "@objc(addB:) @NSManaged public func addToB(_ value: B, at place: Int)\n}"
        let plain = PlainSource.text(of: Data(function.utf8))
        let body = "{ _changeManaged(#function, [value, place]) }\n}"
        #expect(plain == String(repeating: " ", count: 24) + "public func addToB(_ value: B, at place: Int) " + body)
    }

    @Test("what is only called AnyObject keeps its type in a loop")
    func loops() {
        expect("for a: AnyObject in touches { b(a.c) }", "for a            in touches { b(a.c) }")
    }

    @Test("a selector becomes the method itself")
    func selectors() {
        expect("f(#selector(go(_:)))", "f(Selector (go(_:)))")
        expect("f(#selector(Self.go), #selector(b))", "f(Selector (Self.go), Selector (b))")
        expect("f(#selector(getter: a.b))", "f(Selector(\"\")          )")
        expect("f(#keyPath(CALayer.opacity))", "f(\"opacity\"                )")
        expect("f(#keyPath(person.name))", "f(\"person.name\"        )")
    }

    @Test("what an extension overrides is a member of its own, and what a class overrides stays")
    func overrides() {
        expect(
            "extension UINavigationController {\n    override open func viewDidLoad() { super.viewDidLoad() }\n}",
            "extension UINavigationController {\n    open func _viewDidLoad        () { super.viewDidLoad() }\n}")
        expect(
            "extension A where B == C { public override var d: Int { 1 } }",
            "extension A where B == C { public var _d        : Int { 1 } }")
        expect("class A: B { override func c() {} }", nil)
        expect("extension A { class B: C { override func d() {} } }", nil)
        expect("let a = b.extension { override() }", nil)
    }

    @Test("what the runtime alone has is a class's own, where the class stands on an object")
    func runtimeMembers() {
        expect(
            "final class A: NSObject, B {\n    override func observeValue(forKeyPath path: String?) {}\n}",
            "final class A: NSObject, B {\n             func observeValue(forKeyPath path: String?) {}\n}")
        expect(
            "class A<B> : Operation { override class func automaticallyNotifiesObservers(forKey a: String) -> Bool {} }",
            "class A<B> : Operation {          class func automaticallyNotifiesObservers(forKey a: String) -> Bool {} }"
        )
        expect(
            "class A<B: C>: NSObject { override func value(forKey a: String) -> Any? { nil } }",
            "class A<B: C>: NSObject {          func value(forKey a: String) -> Any? { nil } }")
        expect(
            "class A: Formatter { override func getObjectValue(_ a: B?) -> Bool { true } }",
            "class A: Formatter {          func getObjectValue(_ a: B?) -> Bool { true } }")
        expect("extension A { class func b(c: NSObject) { override.observeValue } }", nil)
        expect("class A: UIView { override func observeValue(forKeyPath path: String?) {} }", nil)
        expect("class A: NSObject { override func isEqual(_ value: Any?) -> Bool { false } }", nil)
        expect("class A: NSObject { class B: C { override func observeValue() {} } }", nil)
        expect("class A: NSObject { func a() { if b {} }; override var c: Int { 1 } }", nil)
    }

    @Test("comments and texts stay, and the code within texts does not")
    func texts() {
        expect("let a = \"@objc #selector(b)\" // @objc\n/* @objc /* @objc */ */", nil)
        expect("let a = #\"\\(#selector(b)) \" @objc\"#", nil)
        expect(
            "let a = \"\"\"\n @objc \" \n\"\"\"\n@objc var b: Int",
            "let a = \"\"\"\n @objc \" \n\"\"\"\n      var b: Int")
        expect("let a = \"x \\(f(#selector(b), \")\"))\"", "let a = \"x \\(f(Selector (b), \")\"))\"")
        expect("let a = 1", nil)
        expect("let a = \"\\\"@objc\"; @objc class B {}", "let a = \"\\\"@objc\";       class B {}")
    }

    @Test("conditions hold as on a phone's simulator, and only where conditions stand")
    func conditions() {
        expect("#if os(iOS)\nlet a = 1\n#endif", "#if true   \nlet a = 1\n#endif")
        expect(
            "#if !os(iOS) && (os(macOS) || os(iOS)) // os(iOS)", "#if !true    && (os(macOS) || true   ) // true   ")
        expect("#elseif targetEnvironment(simulator)", "#elseif true                        ")
        expect("let a = \"\"\"\n#if os(iOS)\n\"\"\"", nil)
        expect("// #if os(iOS)", nil)
        expect("#if os(macOS)", nil)
        #expect(PlainSource.text(of: Data("#if os(iOS)\n#endif".utf8), isOnPhone: false) == nil)
        #expect(PlainSource.text(of: Data("@objc class A {} // os(iOS)".utf8), isOnPhone: false) != nil)
    }

    @Test("a part of a module is the whole, and a module of Apple's systems what stands in for it")
    func imports() {
        expect("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            ")
        expect("import Darwin.POSIX.sys\nDarwin.exit(a.Darwin)", "import Glibc           \nGlibc .exit(a.Darwin)")
        expect("import func Darwin.sqrt", "import Glibc           ")
        expect("import class ObjectiveC.NSObject", "import Foundation               ")
        expect("@_exported import ObjectiveC.runtime", "@_exported import Foundation        ")
        expect("import CoreFoundation", "import Foundation    ")
        expect("import SwiftUICore\nSwiftUICore.Text", "import SwiftUI    \nSwiftUI    .Text")
        expect("import _PhotosUI_SwiftUI; let a = 1", "import PhotosUI         ; let a = 1")
        expect("import struct CoreAudioTypes.AudioBuffer", "import AVFAudio                         ")
        expect("import SceneKit.ModelIO\nimport GLKit", "import SceneKit        \nimport GLKit")
        expect("enum CoreAudio {}\nCoreAudio.load()", nil)
        expect("import _StringProcessing\nimport _Testing_UIKit\nlet _a_b = 1", nil)
        expect("import os.log\nimport CoreImage.CIFilterBuiltins\nimport class UIKit.UIColor", nil)
        expect("// import UIKit.UIImage", nil)
        #expect(PlainSource.text(of: Data("import UIKit.UIImage".utf8), isOnPhone: false) == nil)
        let expression = "NSExpression(format: a) // NSExpression\nNSExpressionDescription()"
        #expect(PlainSource.text(of: Data(expression.utf8)) == "_" + expression)
        let condition = PlainSource.text(of: Data("a as? NSComparisonPredicate".utf8))
        #expect(condition == "a as? _NSComparisonPredicate")
    }

    @Test("a preview beside UIKit alone asks for its macro, once")
    func previews() {
        let source = "import UIKit // a\n#Preview { A() }\nimport UIKit"
        let plain = PlainSource.text(of: Data(source.utf8))
        #expect(plain == "import UIKit; import SwiftUI // a\n#Preview { A() }\nimport UIKit")
        expect("import SwiftUI\nimport UIKit\n#Preview { A() }", nil)
        expect("import UIKit\nclass A {}", nil)
        #expect(PlainSource.text(of: Data(source.utf8), isOnPhone: false) == nil)
    }

    @Test("in the older modes of the language a type of the main actor is older than actors")
    func mainActor() {
        func expect(_ source: String, _ plain: String?) {
            #expect(PlainSource.text(of: Data(source.utf8), isStrict: false) == plain)
        }
        expect("@MainActor final class A {}", "@preconcurrency @MainActor final class A {}")
        expect(
            "@MainActor @Observable\npublic final class A { @MainActor private(set) func b() {} }",
            "@preconcurrency @MainActor @Observable\n"
                + "public final class A { @preconcurrency @MainActor private(set) func b() {} }")
        expect("@preconcurrency @MainActor class A {}\n@MainActor @preconcurrency class B {}", nil)
        expect("let a: @MainActor (Int) -> Void = { @MainActor b in c }", nil)
        expect("@MainActor var a = 1\n@MainActor extension B {}", nil)
        #expect(PlainSource.text(of: Data("@MainActor class A {}".utf8)) == nil)
    }

    @Test("what is no UTF-8 is taken as marks, since the compiler refuses it")
    func encodings() {
        #expect(PlainSource.text(of: Data("// ".utf8 + [0xE9])) == "// \u{FFFD}")
        #expect(PlainSource.text(of: Data("// \u{E9}".utf8)) == nil)
    }
}
