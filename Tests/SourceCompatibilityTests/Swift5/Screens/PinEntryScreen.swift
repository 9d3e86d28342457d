import SwiftUI
import UIKit

/// A vault's pin: a field of UIKit with a keypad for its input view, which takes the typed keys itself.
final class PinField: UIView, UIKeyInput, UITextInputTraits {
    var digits = "" { didSet { onChange(digits) } }
    var onChange: (String) -> Void = { _ in }
    var keyboardType: UIKeyboardType = .numberPad
    var textContentType: UITextContentType! = .oneTimeCode
    var isSecureTextEntry = true

    private lazy var pad: UIInputView = {
        let pad = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 216), inputViewStyle: .keyboard)
        pad.allowsSelfSizing = true
        return pad
    }()
    private lazy var bar: UIToolbar = {
        let bar = UIToolbar()
        bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done)]
        return bar
    }()

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { pad }
    override var inputAccessoryView: UIView? { bar }
    override var keyCommands: [UIKeyCommand]? { [] }

    var hasText: Bool { !digits.isEmpty }

    func insertText(_ text: String) {
        guard digits.count < 4, text.allSatisfy(\.isNumber) else { return }
        digits += text
        UIDevice.current.playInputClick()
    }

    func deleteBackward() { if hasText { digits.removeLast() } }
}

private struct PinInput: UIViewRepresentable {
    @Binding var pin: String

    func makeUIView(context: Context) -> PinField {
        let field = PinField()
        field.backgroundColor = .secondarySystemBackground
        field.onChange = { pin = $0 }
        // As a keyboard would, once the field is there.
        DispatchQueue.main.async {
            field.insertText("19")
            field.insertText("x")
            field.insertText("84")
            field.insertText("7")
            field.deleteBackward()
        }
        field.becomeFirstResponder()
        field.reloadInputViews()
        return field
    }

    func updateUIView(_ field: PinField, context: Context) {}
}

struct PinEntryScreen: View {
    @State private var pin = ""
    @FocusState private var isNoteFocused: Bool
    @State private var note = "spare key"

    var body: some View {
        VStack(spacing: 20) {
            Text("Enter your pin").font(.title2)
            HStack(spacing: 16) {
                ForEach(0..<4, id: \.self) { index in
                    Circle()
                        .fill(index < pin.count ? AnyShapeStyle(.primary) : AnyShapeStyle(.quaternary))
                        .frame(width: 16, height: 16)
                        .id("dot \(index)")
                }
            }
            PinInput(pin: $pin).frame(width: 240, height: 50).id("field")
            Text(pin.isEmpty ? "Nothing typed" : "\(pin.count) digits, ends with \(String(pin.suffix(1)))")
            TextField("Note", text: $note, axis: .vertical)
                .textContentType(.none)
                .textInputAutocapitalization(.sentences)
                .submitLabel(.done)
                .focused($isNoteFocused)
                .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Done") { isNoteFocused = false } } }
                .padding()
        }
    }
}

#Preview { PinEntryScreen() }
