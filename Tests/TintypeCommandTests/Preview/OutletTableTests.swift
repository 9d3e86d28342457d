import Foundation
import Testing

@testable import TintypeCommand

@Suite("Tables of outlets")
struct OutletTableTests {
    private func plain(_ source: String, isOnPhone: Bool = true) -> String {
        let end = "\nimport UIKit"
        let plain = PlainSource.text(of: Data((source + end).utf8), isOnPhone: isOnPhone) ?? source + end
        return String(plain.dropLast(end.count))
    }

    /// The words between the table's name and the class's end.
    private func table(_ source: String) -> Substring {
        let plain = plain(source)
        return plain.firstRange(of: "enum _Outlets").map { plain[$0.lowerBound...] } ?? ""
    }

    @Test("a class's table stands on its last line, and no line before it moves")
    func place() {
        let source =
            "class A: UIView {\n    @IBOutlet private weak var b: UILabel! // }\n    let c = \"}\"\n}\nlet d = 1\n"
        let lines = plain(source).split(separator: "\n")
        #expect(lines.count == 5)
        #expect(lines[1] == "              private weak var b: UILabel! // }" && lines[2] == "    let c = \"}\"")
        #expect(lines[3].hasPrefix("enum _Outlets: _OutletTable { typealias _Holder = A; ") && lines[3].hasSuffix(" }"))
        #expect(lines[3].contains("case \"b\": holder.b = _outlet(value); default: return false"))
        #expect(lines[4] == "let d = 1")
        // Behind a declaration on the same line.
        #expect(plain("class A { @IBOutlet var b: C! }").contains("var b: C! ; enum _Outlets"))
    }

    @Test("kinds of outlets and inspectable properties are set as their types say")
    func properties() {
        let body = """
            class A: UIView {
                @IBOutlet var list: [UIView] = []
                @IBOutlet weak var one: UILabel?, two: UILabel!
                @IBOutlet
                private(set) weak var later: UIView! { didSet { print("\\(later)") } }
                @IBInspectable var radius: CGFloat = 3 { didSet { a() } }
                @IBInspectable var only: CGFloat { 3 }
                @IBInspectable var onlyToo: Int { let set = Set([1]); return set.count }
                @IBInspectable var both: Int { get { layer.count } set { layer.count = newValue } }
                @IBInspectable static var shared = 1
            }
            """
        let table = table(body)
        #expect(table.contains("case \"list\": if let value = value as? [UIView] { holder.list = value };"))
        #expect(table.contains("holder.one = _outlet(value);") && table.contains("holder.two = _outlet(value);"))
        #expect(table.contains("holder.later = _outlet(value);"))
        #expect(table.contains("case \"radius\": holder.radius = _inspected(value, holder.radius);"))
        #expect(table.contains("holder.both = ") && !table.contains("only") && !table.contains("shared"))
        // Lines of Windows end in two letters.
        #expect(table.contains("value as? [UIView]") && self.table(body.replacing("\n", with: "\r\n")) == table)
    }

    @Test(
        "actions have the names that Objective-C gives them",
        arguments: [
            ("func a(_ b: Any) {}", "case \"a:\": return Selector(_Holder.a(_:));"),
            ("func a() {}", "case \"a\": return Selector({ (holder: _Holder) in { holder.a() } });"),
            ("func a(b: UIButton) {}", "case \"aWithB:\", \"aB:\": return Selector(_Holder.a(b:));"),
            (
                "private func a(_ b: [Int: Any], forEvent c: UIEvent) {}",
                "case \"a:forEvent:\": return Selector(_Holder.a(_:forEvent:));"
            ),
            ("@objc(own:) func a(_ b: Any) {}", "case \"own:\": return Selector(_Holder.a(_:));"),
            ("func a(_ b: Any) async {}", ""), ("static func a(_ b: Any) {}", ""),
        ])
    func actions(_ function: String, _ entry: String) {
        let table = table("class A {\n    @IBAction \(function)\n}")
        #expect(entry.isEmpty ? table.isEmpty : table.contains(entry))
    }

    @Test("a name that two functions have is told apart by its parameters")
    func overloads() {
        let table = table("class A {\n    @IBAction func a() {}\n    @IBAction func a(_ b: Any) {}\n}")
        #expect(table.contains("case \"a:\"") && table.contains("case \"a\":"))
    }

    @Test("a segue's action makes a view controller")
    func destinations() {
        let table = table("class A {\n    @IBSegueAction func b(_ c: NSCoder, sender: Any?) -> D? { nil }\n}")
        #expect(table.contains("case \"b:sender:\": return holder.b(coder, sender: sender);"))
    }

    @Test("a member under a condition has its table there, and an extension's is its own")
    func conditions() {
        let source = "class A {\n    #if DEBUG\n    @IBOutlet private weak var b: C!\n    #endif\n}"
        let lines = plain(source).split(separator: "\n")
        #expect(lines[2].contains("enum _Outlets_b: _OutletTable") && lines[2].hasSuffix("private weak var b: C!"))
        #expect(lines.last == "}")
        let two = plain("extension A { @IBAction func b() {} }\nextension A { @IBAction func c() {} }")
        let names = two.matches(of: /enum (\w+): _OutletTable/).map { $0.1 }
        #expect(Set(names).count == 2 && two.contains("typealias _Holder = A;"))
        let nested = plain("class A {\n    class B: C {\n        @IBOutlet var d: D!\n    }\n    class func e() {}\n}")
        #expect(nested.matches(of: /_Holder = (\w+)/).map { $0.1 } == ["B"])
    }

    @Test("there is none outside of a class, in comments, or on Linux")
    func others() {
        #expect(!plain("@IBOutlet weak var a: UILabel!").contains("_OutletTable"))
        let foundation = "import Foundation\nclass A: NSObject { @IBAction func b(_ c: Any) {} }"
        #expect(PlainSource.text(of: Data(foundation.utf8))?.contains("_OutletTable") == false)
        #expect(!plain("class A {\n    // @IBOutlet var a: B!\n    @objc func c() {}\n}").contains("_OutletTable"))
        #expect(!plain("class A {\n    @IBOutlet var a: B!\n}", isOnPhone: false).contains("_OutletTable"))
    }
}
