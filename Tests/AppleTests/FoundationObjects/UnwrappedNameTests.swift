import Testing
import UIKit

/// Foundation's members that Apple's systems have as optionals or as objects, and Linux as values.
@Suite("Unwrapped names")
struct UnwrappedNameTests {
    @Test("the names of months may be unwrapped, and nil stands for those of the language")
    func months() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.monthSymbols![0] == "January" && formatter.amSymbol! == "AM")
        formatter.monthSymbols = ["first"]
        #expect(formatter.monthSymbols[0] == "first")
        formatter.monthSymbols = nil
        let names = try #require(formatter.monthSymbols)
        #expect(names.count == 12)
    }

    @Test("a scanner reads into objects, passes over numbers, and rows of lists are those of objects")
    func objects() {
        let scanner = Scanner(string: "ab,12")
        var text: NSString?
        #expect(scanner.scanUpTo(",", into: &text) && text == "ab")
        #expect(scanner.scanString(",", into: &text) && scanner.scanInt(nil) && scanner.isAtEnd)
        #expect((IndexPath(row: 3, section: 1) as NSIndexPath).row == 3)
        #expect(NSIndexPath(item: 3, section: 1) as IndexPath == IndexPath(item: 3, section: 1))
    }
}
