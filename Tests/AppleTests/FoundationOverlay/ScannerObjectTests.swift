import Foundation
import FoundationOverlay
import Testing

@Suite("A scanner that sets objects of the older kind")
struct ScannerObjectTests {
    @Test("parts between marks are read one after the other, and what is not there leaves the object")
    func parts() {
        let scanner = Scanner(string: "[0.5, 0.25]")
        scanner.charactersToBeSkipped = CharacterSet(charactersIn: "[], ")
        let comma = CharacterSet(charactersIn: ",")
        var first: NSString?
        var second: NSString?
        #expect(scanner.scanUpToCharacters(from: comma, into: &first))
        #expect(scanner.scanCharacters(from: CharacterSet(charactersIn: "0.25"), into: &second))
        #expect(first?.doubleValue == 0.5)
        #expect(second?.doubleValue == 0.25)
        #expect(!scanner.scanString("x", into: &second))
        #expect(second == "0.25")
    }

    @Test("what comes before a mark is read, and a number is passed over")
    func numbers() {
        let scanner = Scanner(string: "ab,12")
        var text: NSString?
        #expect(scanner.scanUpTo(",", into: &text) && text == "ab")
        #expect(scanner.scanString(",", into: &text) && scanner.scanInt(nil) && scanner.isAtEnd)
    }
}
