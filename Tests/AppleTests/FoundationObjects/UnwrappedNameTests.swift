import Testing
import UIKit

/// Foundation's members that Apple's systems have as optionals, and Linux as values.
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
}
