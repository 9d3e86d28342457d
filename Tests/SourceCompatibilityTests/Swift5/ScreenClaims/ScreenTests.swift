import Foundation
import SwiftUI
import Testing

/// The files in Screens are written as apps have them: each is drawn, and what could break about it is claimed in a table.
@MainActor
@Suite("Screens in the manner of apps")
struct ScreenTests {
    nonisolated static let cases = viewScreens + uikitScreens + frameworkScreens + spaceScreens

    #if THREAD_SANITIZER
        /// Without those that wait for work that they start, which is not seen under the sanitizer.
        nonisolated static let claimed = cases.filter { screen in
            ![
                "PinEntryScreen", "CoffeeShortcutsScreen", "SignInScreen", "InviteFriendsScreen", "PaywallScreen",
                "FerryMapScreen", "HelpCenterScreen", "LobbyScreen",
            ].contains(screen.file)
        }
    #else
        nonisolated static let claimed = cases
    #endif

    @Test("keep their claims", arguments: claimed)
    func claims(_ screen: ScreenCase) throws {
        // Some set the looks of classes in the whole app, in which other tests run too.
        defer { Appearances.removeAll() }
        let drawn = try DrawnScreen(screen.view(), width: screen.width, height: screen.height)
        for claim in screen.claims {
            let breach = try claim.breach(drawn)
            #expect(breach == nil)
        }
        // "There is no symbol", or image, of a name: a box stands in its place.
        #expect(drawn.notes.filter { $0.hasPrefix("there is no ") } == [])
    }

    @Test("each file has claims")
    func everyFile() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Screens")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
        #expect(files.sorted() == ScreenTests.cases.map(\.file).sorted())
        #expect(files.count >= 40)
        #expect(ScreenTests.cases.filter { $0.claims.count < 2 }.map(\.file) == [])
    }
}
