import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Buttons that come with their labels")
@MainActor
struct ButtonLinkTests {
    @Test("an edit button says what pressing it does")
    func edit() throws {
        #expect(try settle(EditButton()).tree.text().contains("text=Edit"))
        let active = EditButton().environment(\.editMode, .constant(.active))
        #expect(try settle(active).tree.text().contains("text=Done"))
    }

    @Test("a button below a rename action calls it")
    func rename() throws {
        final class Calls { var count = 0 }
        struct Reader: View {
            @Environment(\.rename) private var rename

            var body: some View { Color.red.onAppear { rename?() } }
        }
        let calls = Calls()
        _ = try settle(Reader().renameAction { calls.count += 1 })
        _ = try settle(Reader())
        #expect(calls.count == 1)
    }
}
