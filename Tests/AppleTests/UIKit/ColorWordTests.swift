import Testing
import UIKit

@Suite("Colours in words")
struct ColorWordTests {
    @Test("a colour has a name, which says how dark it is")
    func names() {
        #expect(UIColor.red.accessibilityName == "red" && UIColor.white.accessibilityName == "white")
        #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
        #expect(UIColor.brown.accessibilityName != UIColor.clear.accessibilityName)
    }
}
