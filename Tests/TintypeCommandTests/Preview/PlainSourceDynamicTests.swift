import Foundation
import Testing

@testable import TintypeCommand

@Suite("Sources whose objects are asked for members by name")
struct PlainSourceDynamicTests {
    private func expect(_ source: String, _ plain: String?, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(PlainSource.text(of: Data(source.utf8)) == plain, sourceLocation: sourceLocation)
    }

    @Test("a cast is one to what has the member")
    func casts() {
        expect("a = (b[c] as AnyObject).cgRectValue.size", "a = (b[c] as! NSValue  ).cgRectValue.size")
        expect("let a: Double = (b as AnyObject).doubleValue", "let a: Double = (b as! NSNumber ).doubleValue")
        expect("(a as AnyObject).value(forKey: b)", "(a as! NSObject ).value(forKey: b)")
        expect("f(a as AnyObject)", nil)
        expect("(a as AnyObject).count", nil)
    }

    @Test("a member that is unwrapped may be nil")
    func unwrapped() {
        expect("if let a = (b(c) as AnyObject).intValue {}", "if let a = ((b(c) as? NSNumber )?.intValue) {}")
        expect("a = (b as AnyObject).cgRectValue!.width", "a = ((b as? NSValue  )?.cgRectValue)!.width")
    }

    @Test("a variable that is cast, the only one of its name, has what is at a key")
    func keys() {
        let json = "let a = try read(b) as AnyObject\n"
        expect(json + "print(a[\"c\"])", json + "print((a as! NSDictionary)[\"c\"])")
        expect(json + "print(a[0])", json + "print((a as! NSArray)[0])")
        expect(json + "let a = 1\nprint(a[\"c\"])", nil)
    }
}
