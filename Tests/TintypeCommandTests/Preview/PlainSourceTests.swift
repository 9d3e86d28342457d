import Testing

@testable import TintypeCommand

@Suite("Sources without the words of Objective-C")
struct PlainSourceTests {
    private func expect(_ source: String, _ plain: String?, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(PlainSource.text(of: source) == plain, sourceLocation: sourceLocation)
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

    @Test("a selector becomes the method itself")
    func selectors() {
        expect("f(#selector(go(_:)))", "f(Selector (go(_:)))")
        expect("f(#selector(Self.go), #selector(b))", "f(Selector (Self.go), Selector (b))")
        expect("f(#selector(getter: a.b))", "f(Selector(\"\")          )")
        expect("f(#keyPath(CALayer.opacity))", "f(\"opacity\"                )")
        expect("f(#keyPath(person.name))", "f(\"person.name\"        )")
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
}
