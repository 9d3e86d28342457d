import Foundation
import Testing

@testable import TintypeCommand

@Suite("Requirements that an object may leave out")
struct PlainSourceOptionalTests {
    private func expect(_ source: String, _ plain: String?, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(PlainSource.text(of: Data(source.utf8)) == plain, sourceLocation: sourceLocation)
    }

    @Test("a requirement may throw, and has a fallback that does")
    func requirements() {
        expect(
            "@objc protocol A { @objc optional func b(c: Int) -> Int }",
            "      protocol A: AnyObject {                func b(c: Int) throws -> Int }; "
                + "extension A { func b(c: Int) throws -> Int { throw CancellationError() } }")
        expect(
            "@objc public protocol A: B {\n    optional func c() // d\n}",
            "      public protocol A: AnyObject, B {\n             func c() throws // d\n}; "
                + "public extension A { func c() throws  { throw CancellationError() } }")
    }

    @Test("a property that may be left out is nil where its type has a nil")
    func properties() {
        expect(
            "protocol A {\n    optional var b: Int? { get }\n}",
            "protocol A {\n             var b: Int? { get }\n}; extension A { var b: Int? { get { nil } } }")
    }

    @Test("a protocol of Objective-C is one of objects, and others stay")
    func objects() {
        expect("@objc protocol A {}", "      protocol A: AnyObject {}")
        expect("@objc protocol A: class {}", "      protocol A: class {}")
        expect("@objc protocol A : B, AnyObject{}", "      protocol A : B, AnyObject{}")
        expect("@objc protocol A: MyAnyObject {}", "      protocol A: AnyObject, MyAnyObject {}")
        expect("@objc class A {}\nprotocol B {}", "      class A {}\nprotocol B {}")
        expect("@objc func a() {}\nprotocol B {}", "      func a() {}\nprotocol B {}")
    }

    @Test("a call of such a requirement is nil where there is none")
    func calls() {
        expect("var done: (() -> Void)?\ndelegate?.done?()", nil)
        expect("(aDelegate as? B)?.c?(d)", "(try? (aDelegate as? B)?.c (d))")
        expect("a()\ndelegate?.b?(c) { d in\n}", "a()\ntry? delegate?.b (c) { d in\n}")
        expect("// A.\n    delegate?.b?(c)", "// A.\n    (try? delegate?.b (c))")
        expect("// A.\ndelegate?.b?(c) { d in\n}", "// A.\ntry? delegate?.b (c) { d in\n}")
        expect("case .a:\n    delegate?.b?(c) { d in\n}", "case .a:\n    try? delegate?.b (c) { d in\n}")
        expect("(UIApplication.shared.delegate as? AppDelegate)?.wake?()", nil)
        expect("if a,\n    delegate?.b?(c) {}", "if a,\n    (try? delegate?.b (c)) {}")
        expect("let a = b.c?(d, e: 1) ?? 2", "let a = (try? b.c (d, e: 1)) ?? 2")
        expect("delegate?.a?(self)", "(try? delegate?.a (self))")
        expect("self.dataSource!.a!(self)", "(try! self.dataSource!.a (self))")
        expect("(a as? B)?\n    .c?(d: 1).e", "(try? (a as? B)?\n    .c (d: 1))?.e")
        expect("return a[0].b(c)?.d?(e: \"f\")", "return (try? a[0].b(c)?.d (e: \"f\"))")
    }

    @Test("a requirement of UIKit's is handed on by whom it is told, whatever its receiver is called")
    func forwarding() {
        expect("next?.scrollViewDidScroll?(scrollView)", "(try? next?.scrollViewDidScroll (scrollView))")
        expect("next?.textViewDidChange?(self)", "(try? next?.textViewDidChange (self))")
        expect("cell.textViewDidChange?(text); a.buttonDidTap?(button); a.textFieldDidTap?(textField)", nil)
        expect("var textViewDidChange: ((UITextView) -> Void)?\nself.textViewDidChange?(textView)", nil)
    }

    @Test("closures that may be nil are called as they are")
    func closures() {
        expect("a?(1); self.b?(c ? 1 : 2); d.e?()", nil)
        expect("delegate?.onTap?(1); delegate?.completion?([a: b], (c: 1))", nil)
        expect("if !(a) { b = .some?(c: 1) }", nil)
    }

    @Test("a function that the source declares so is known by its name")
    func names() {
        let plain = PlainSource.text(of: Data("protocol A { optional func b() }\nc.b?()".utf8))
        #expect(plain?.hasSuffix("\n(try? c.b ())") == true)
    }
}
