import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@testable import Tintype

/// The request of an app's command line.
@Suite("App: the command line")
struct AppRequestTests {
    private func options(_ arguments: String...) throws -> AppSnapshotOptions {
        guard case .snapshot(let options) = try AppRequest(arguments) else {
            Issue.record("\(arguments) asks for no snapshot")
            return AppSnapshotOptions()
        }
        return options
    }

    @Test("every option is taken, with a space or =")
    func everyOption() throws {
        let options = try options(
            "--snapshot", "out.png", "--scale=3", "--size", "390x844", "--device", "iphone 15 pro", "--landscape",
            "--scheme", "dark", "--locale", "ar", "--rtl", "--type-size", "xxxLarge", "--background", "#ff8000",
            "--window", "guide", "--wait", "2.5", "--date", "2026-03-04T05:06:07Z", "--font", "a.ttf", "--font=fonts",
            "--strict-glyphs")
        var expected = AppSnapshotOptions()
        expected.output = "out.png"
        expected.scale = 3
        expected.size = CGSize(width: 390, height: 844)
        expected.device = "iphone 15 pro"
        expected.isLandscape = true
        expected.fonts = ["a.ttf", "fonts"]
        expected.isStrictAboutGlyphs = true
        expected.scheme = .dark
        expected.locale = "ar"
        expected.layoutDirection = .rightToLeft
        expected.typeSize = .xxxLarge
        expected.background = .color(red: 1, green: 128.0 / 255, blue: 0)
        expected.window = "guide"
        expected.wait = 2.5
        expected.date = Date(timeIntervalSince1970: 1_772_600_767)
        #expect(options == expected)
    }

    @Test("a single dash is standard output")
    func standardOutput() throws {
        #expect(try options("-o", "-").output == "-")
    }

    @Test(
        "what is wrong is said, with what to write instead",
        arguments: [
            ([], "a window is drawn into a file", "say which: --snapshot out.png"),
            (["--scheme", "dim", "-o", "a"], "--scheme has no value \"dim\"", "write one of light, dark"),
            (["--snapshot"], "--snapshot has no value", "`--help` shows each option with one"),
            (["--scale", "0"], "--scale must be above 0 and at most 16", "write e.g. --scale 2"),
            (["--size", "390"], "--size \"390\" is no size in points", "write e.g. --size 390x844"),
            (["--shoot"], "there is no option --shoot", "`--help` shows those that there are"),
            (["out.png"], "\"out.png\" is no option", "write e.g. --snapshot out.png"),
        ])
    func mistakes(_ arguments: [String], message: String, hint: String) {
        #expect(throws: AppUsageError(message, hint: hint)) { try AppRequest(arguments) }
    }

    @Test("help goes before all else")
    func help() throws {
        #expect(try AppRequest(["--snapshot", "out.png", "--help"]) == .help)
        #expect(AppHelp.text(program: "Herbs").contains("Herbs --snapshot out.png"))
    }
}

/// Devices by the names that people write.
@Suite("App: screens")
struct ScreenTests {
    @Test("case, spaces and generations count for nothing")
    func names() {
        #expect(Device(named: "IPHONE15PRO")?.name == "iPhone 15 Pro")
        #expect(Device(named: "iPhone SE (3rd generation)")?.screen.size == CGSize(width: 375, height: 667))
        #expect(Device(named: "iPhone 14 Pro Max")?.screen.size == CGSize(width: 430, height: 932))
        #expect(Device(named: "Pocket Calculator") == nil)
    }

    @Test("a device on its side keeps the notch free at both ends")
    func landscape() throws {
        let screen = try #require(Device(named: "iPhone 15")).screen.landscape
        #expect(screen.size == CGSize(width: 852, height: 393))
        #expect(screen.safeArea == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
    }
}
