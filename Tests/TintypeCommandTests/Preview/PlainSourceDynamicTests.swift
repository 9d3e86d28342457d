import Foundation
import Testing

@testable import TintypeCommand

@Suite("Sources whose objects are asked for members by name")
struct PlainSourceDynamicTests {
    private func expect(_ source: String, _ plain: String?, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(PlainSource.text(of: Data(source.utf8)) == plain, sourceLocation: sourceLocation)
    }

    @Test("a variable that is only called AnyObject is asked for a number by its name")
    func numbers() {
        expect(
            "var a: AnyObject = b\nif a.doubleValue == c.doubleValue {}",
            "var a: AnyObject = b\nif _Dynamic(a).doubleValue == c.doubleValue {}")
        let head = "var a: AnyObject? = b\n"
        expect(head + "let c = a!.doubleValue", head + "let c = _dynamicIfAny(a)!.doubleValue")
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

    @Test("an optional object is asked by its name, as far as its block or its condition")
    func optionals() {
        expect("func b(_ a: AnyObject?) { c(a?.tag) }", "func b(_ a: AnyObject?) { c(_dynamicIfAny(a)?.tag) }")
        expect("let a = b as AnyObject?\nc(a!.tag)", "let a = b as AnyObject?\nc(_dynamicIfAny(a)!.tag)")
        expect("(a as AnyObject?)?.boolValue", "_dynamicIfAny(a as AnyObject?)?.boolValue")
        expect("(a as AnyObject)?.boolValue", nil)
        let condition = "if let a = b as AnyObject?, let c = "
        expect(condition + "a.tag {}\na.tag", condition + "_Dynamic(a).tag {}\na.tag")
    }

    @Test("a keychain is asked by a dictionary of Foundation's in a source that has one")
    func keychains() {
        let head = "let a: NSMutableDictionary\n"
        expect(head + "SecItemAdd(a as CFDictionary, nil)", head + "SecItemAdd(a as NSDictionary, nil)")
        expect(head + "SecItemUpdate(b(), a as CFDictionary)", head + "SecItemUpdate(b(), a as NSDictionary)")
        expect("SecItemAdd(a as CFDictionary, nil)", nil)
    }

    @Test("Foundation's dictionaries are cast to CoreFoundation's, and CoreText's names to keys")
    func collections() {
        let head = "let a: NSMutableDictionary\nlet b = c() as NSArray\n"
        expect(head + "d(a as CFDictionary)", head + "d(a as! CFDictionary)")
        expect(head + "d(b as CFArray)", head + "d(b as! CFArray)")
        expect(head + "d(e as CFDictionary, e as CFArray)", nil)
        let (name, key) = ("kCTFontAttributeName", "NSAttributedString.Key")
        expect("[\(name) as \(key): a]", "[\(key)(\(name))" + String(repeating: " ", count: 25) + ": a]")
        expect("[\(name) as String: a]", nil)
    }

    @Test("what a table of AnyObjects has is asked by its name, and stays where it is cast")
    func tables() {
        let head = "let a: [String: AnyObject]\n"
        expect(head + "a[\"b\"]?[\"c\"]", head + "_dynamicIfAny(a[\"b\"])?[\"c\"]")
        expect(head + "a[\"b\"]!.count", head + "_dynamicIfAny(a[\"b\"])!.count")
        let cast = "let a = b as? [String: AnyObject]\n"
        expect(cast + "a?[\"b\"]?.count", cast + "_dynamicIfAny(a?[\"b\"])?.count")
        expect(head + "a[\"b\"] as? String", nil)
        expect(head + "func b(a: [String: C]) { a[\"b\"]!.count }", nil)
        let list = "let c = d as! [[String: AnyObject]]\nfor a in c { "
        expect(list + "a[\"b\"]!.count }", list + "_dynamicIfAny(a[\"b\"])!.count }")
        let condition = "if let b = a[\"c\"] { "
        expect(head + condition + "b.count }\nb.count", head + condition + "_Dynamic(b).count }\nb.count")
        expect("func a(_ b: AnyObject) { if let b = b as? C { b.tag } }", nil)
    }

    @Test("what a list of AnyObjects has is asked by its name, in a loop too")
    func lists() {
        let head = "var a = [AnyObject]()\n"
        expect(head + "a[0][\"b\"]", head + "_Dynamic(a[0])[\"b\"]")
        expect(head + "a[b].tag + a.count", head + "_Dynamic(a[b]).tag + a.count")
        expect(head + "for b in a { b.tag }\nb.tag", head + "for b in a { _Dynamic(b).tag }\nb.tag")
        expect(head + "for b in a { let b = b as! C; b.tag }", nil)
        expect(head + "func c(a: [D]) { a[0].tag }", nil)
        expect(head + "a[0..<2].count", nil)
        expect("// var a: [AnyObject] = []\na[0].title", nil)
        expect("let a = (b as! [AnyObject]).map { C($0) }\na[0].title", nil)
        expect("let a = [\"b\": b as AnyObject, \"c\": c]\na.count", nil)
        expect("let a = b(c as AnyObject, d)\na.title", nil)
        let tables = "let a: [[String: AnyObject]]\n"
        expect(tables + "a[0][\"b\"]?.count", tables + "_dynamicIfAny(a[0][\"b\"])?.count")
        let both = "{ let a = b() as AnyObject\n}\nlet a: [String: AnyObject]\n"
        expect(both + "a[\"b\"]?.count", both + "_dynamicIfAny(a[\"b\"])?.count")
    }

    @Test("a variable that is an AnyObject is asked by its name in its block, and what is taken from it")
    func variables() {
        let head = "class A { var b: AnyObject?\n"
        expect(
            head + "c(b?.tag, self.b!.title) }\nb?.tag",
            head + "c(_dynamicIfAny(b)?.tag, _dynamicIfAny(self.b)!.title) }\nb?.tag")
        expect(head + "if let c = self.b { c.tag }\nc.tag }", head + "if let c = self.b { _Dynamic(c).tag }\nc.tag }")
        expect(head + "guard let b = b else { d }\nb.tag }", head + "guard let b = b else { d }\n_Dynamic(b).tag }")
        expect(head + "if let c: AnyObject = d { c.tag } }", head + "if let c: AnyObject = d { _Dynamic(c).tag } }")
        expect(head + "if let b = b as? C { b.tag } }", nil)
        expect(head + "d.b?.tag; e { b in b.tag } }", nil)
        expect(head + "func e(b: C) { b.tag } }", nil)
        expect(head + "func e(b: any C, d: AnyObject) { b.tag } }", nil)
        expect(head + "func e() { let (d, b) = f(); b.tag } }", nil)
        expect("func a(b: AnyObject) { self.b.tag }", nil)
        expect("// func a(b: AnyObject) {\nb.tag\n// }\n// var c: AnyObject?\nc?.tag", nil)
        expect("func a(b: AnyObject) { c { (b) in b.tag } }\nfunc a(d: AnyObject) { for (e, d) in f { d.tag } }", nil)
        expect("func a(b: AnyObject) { b.isOn(\"in\") }", "func a(b: AnyObject) { _Dynamic(b).isOn(\"in\") }")
        let initial = "func a(b: AnyObject? = nil) { c("
        expect(initial + "b?.tag) }", initial + "_dynamicIfAny(b)?.tag) }")
    }
}
