import Foundation
import Testing

@testable import TintypeCommand

@Suite("Sources whose objects are asked for members by name")
struct PlainSourceDynamicTests {
    private func expect(_ source: String, _ plain: String?, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(PlainSource.text(of: Data(source.utf8)) == plain, sourceLocation: sourceLocation)
    }

    @Test("a variable that is only called AnyObject is asked by its name, in the whole source where none else has it")
    func variables() {
        expect(
            "var a: AnyObject = b\nif a.doubleValue == c.doubleValue {}",
            "var a: AnyObject = b\nif _Dynamic(a).doubleValue == c.doubleValue {}")
        expect(
            "class C { func d() { e(a.tag) }\nlet a: AnyObject }",
            "class C { func d() { e(_Dynamic(a).tag) }\nlet a: AnyObject }")
        expect(
            "func b() { let a: AnyObject\nc(a.tag) }\nfunc d(_ a: UIView) { c(a.tag) }",
            "func b() { let a: AnyObject\nc(_Dynamic(a).tag) }\nfunc d(_ a: UIView) { c(a.tag) }")
        expect("var a: AnyObject? = b\nlet c = a.doubleValue", nil)
    }

    @Test("a cast is asked by its name, and no call behind which parentheses stand")
    func casts() {
        expect("if (a as AnyObject).tag == 1 {}", "if _Dynamic(a as AnyObject).tag == 1 {}")
        expect("if !(a as AnyObject).isOn {}", "if !_Dynamic(a as AnyObject).isOn {}")
        expect("b!(a as AnyObject).tag", nil)
        expect("b(a as AnyObject).tag", nil)
    }

    @Test("a parameter or variable is asked by its name in its own function or closure, where no other has that name")
    func places() {
        expect("func b(_ a: AnyObject) { c(a.tag) }", "func b(_ a: AnyObject) { c(_Dynamic(a).tag) }")
        expect("func b(_ a: AnyObject) {}\nfunc b(_ a: UIView) { c(a.tag) }", nil)
        expect("func b(_ a: UIView, c: AnyObject) { c(a.tag) }", nil)
        expect("typealias A = (_ b: AnyObject) -> Void\nclass C { let d = b.count }", nil)
        expect("var a: ((_ b: AnyObject) -> Void)?\nfunc c() { d(b.count) }", nil)
        expect("class A { func b() { c { (d: AnyObject) in e() } }\nfunc f() { g(d.count) } }", nil)
        expect("a { (b: AnyObject) in c(b.tag) }", "a { (b: AnyObject) in c(_Dynamic(b).tag) }")
        expect("func a(_ b: AnyObject) { c { b in d(b.count) } }", nil)
        expect("let a = b as AnyObject\nc(a[\"d\"])", "let a = b as AnyObject\nc(_Dynamic(a)[\"d\"])")
    }

    @Test("what a table of AnyObjects has is asked by its name, and stays where it is cast")
    func tables() {
        let head = "let a: [String: AnyObject]\n"
        expect(head + "a[\"b\"]?[\"c\"]", head + "_dynamicIfAny(a[\"b\"])?[\"c\"]")
        expect(head + "a[\"b\"]!.count", head + "_dynamicIfAny(a[\"b\"])!.count")
        expect(head + "a[\"b\"] as? String", nil)
        let list = "let c = d as! [[String: AnyObject]]\nfor a in c { "
        expect(list + "a[\"b\"]!.count }", list + "_dynamicIfAny(a[\"b\"])!.count }")
        let condition = "if let b = a[\"c\"] { "
        expect(head + condition + "b.count }\nb.count", head + condition + "_Dynamic(b).count }\nb.count")
        expect("func a(_ b: AnyObject) { if let b = b as? C { b.tag } }", nil)
    }
}
