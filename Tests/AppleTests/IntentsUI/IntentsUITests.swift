import IntentsUI
import Testing

@Suite("IntentsUI")
@MainActor
struct IntentsUITests {
    @Test("the button says what it is for, and keeps its wish")
    func button() {
        let button = INUIAddVoiceShortcutButton(style: .black)
        button.shortcut = INShortcut(intent: INIntent())
        #expect(button.title(for: .normal) == "Add to Siri")
        #expect(button.shortcut?.intent != nil)
    }
}
