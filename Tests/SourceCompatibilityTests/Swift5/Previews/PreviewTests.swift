import SwiftUI
import Testing
import Tintype

@testable import TintypeTesting
@testable import TintypeUI

/// The previews that this module's files make with `#Preview` and `PreviewProvider`, and the way to find them.
@MainActor
@Suite("Previews")
struct PreviewTests {
    @Test("a name for each preview, by file and title, then by provider")
    func names() throws {
        let cases = try PreviewFinder(modules: ["SourceCompatibilityTests"]).find().filter {
            ["WeatherCard", "CounterPreview", "SampleLibrary", "ProfileHeader_Previews", "EveryScheme_Previews"]
                .contains($0.place)
        }
        #expect(
            PreviewCase.names(of: cases).map { $0.replacingOccurrences(of: "SourceCompatibilityTests-", with: "") } == [
                "CounterPreview-Counter", "CounterPreview-Focus and namespace", "SampleLibrary-Library", "WeatherCard",
                "WeatherCard-Fahrenheit", "WeatherCard-Landscape", "WeatherCard-Wide", "EveryScheme_Previews-light",
                "EveryScheme_Previews-dark", "ProfileHeader_Previews-Online", "ProfileHeader_Previews-Offline",
                "ProfileHeader_Previews",
            ])
    }

    @Test("traits say how a preview is drawn")
    func traits() throws {
        func preview(_ place: String, _ title: String?) throws -> PreviewCase {
            let cases = try PreviewFinder(modules: ["SourceCompatibilityTests"]).find()
            return try #require(cases.first { $0.place == place && $0.title == title })
        }
        #expect(try preview("WeatherCard", nil).layout == nil)
        #expect(try preview("WeatherCard", "Fahrenheit").layout == .sizeThatFits)
        #expect(try preview("WeatherCard", "Wide").layout == .fixed(width: 400, height: 160))
        #expect(try preview("WeatherCard", "Landscape").orientation == .landscapeLeft)
        let phone = try preview("ProfileHeader_Previews", nil)
        #expect(phone.device == "iPhone SE (3rd generation)")
        #expect(phone.orientation == .landscapeLeft)
        #expect(try preview("ProfileHeader_Previews", "Online").layout == .sizeThatFits)
    }

    @Test("the previews of a provider are drawn as its modifiers say")
    func provider() async {
        await assertPreviews(of: ProfileHeader_Previews.self, scale: 1)
    }

    @Test("a module that is not there has no previews, which fails")
    func missingModule() async {
        await withKnownIssue { await assertPreviews(of: "NoSuchModule") }
    }
}

/// The imports of the test's file.
@Suite("Imports of a test")
struct SourceImportsTests {
    @Test("every form of an import counts")
    func forms() {
        let source = """
            import Cards
            @testable import Badges
            public import struct Shapes.Star
              @_exported import Kit.Parts; // not this
            // import Commented
            let important = "import Nothing"
            """
        #expect(SourceImports.modules(of: source) == ["Cards", "Badges", "Shapes", "Kit"])
    }
}

/// Keys that `@Entry` makes.
@Suite("Entries")
struct EntryTests {
    @Test("an entry has its value until another is set")
    func values() {
        var values = EnvironmentValues()
        #expect(values.cardCornerRadius == 16)
        #expect(values.cardTitle == nil)
        #expect(values.usesFahrenheit == false)
        values.usesFahrenheit = true
        values.cardTitle = "Oslo"
        #expect(values.usesFahrenheit)
        #expect(values.cardTitle == "Oslo")
    }

    @Test("entries of transactions and of focused values are keys too")
    func others() {
        var transaction = Transaction()
        #expect(transaction.isDragged == false)
        transaction.isDragged = true
        #expect(transaction.isDragged)
        var focused = FocusedValues()
        focused.chosenBook = "Emma"
        #expect(focused.chosenBook == "Emma")
    }
}

extension Transaction {
    @Entry fileprivate var isDragged = false
}

extension FocusedValues {
    @Entry fileprivate var chosenBook: String?
}
