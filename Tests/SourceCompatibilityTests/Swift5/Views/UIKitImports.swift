import CoreGraphics
import UIKit
import SwiftUI

// Files that name UIKit, as many apps' files do: what is drawn of them is SwiftUI's.

/// A field of UIKit with its delegate.
struct NativeField: UIViewRepresentable {
    @Binding var text: String

    final class Coordinator: NSObject, UITextFieldDelegate {
        let field: NativeField

        init(_ field: NativeField) {
            self.field = field
        }

        func textFieldDidEndEditing(_ textField: UITextField) {
            field.text = textField.text ?? ""
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField(frame: .zero)
        field.delegate = context.coordinator
        field.placeholder = "Name"
        field.returnKeyType = .done
        field.setContentHuggingPriority(.defaultHigh, for: .vertical)
        NSLayoutConstraint.activate([field.heightAnchor.constraint(equalToConstant: 44)])
        return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
        uiView.text = text
    }
}

/// A page of UIKit that picks a picture.
struct PicturePicker: UIViewControllerRepresentable {
    @Environment(\.presentationMode) private var presentation
    @Binding var picture: UIImage?

    final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let picker: PicturePicker

        init(_ picker: PicturePicker) {
            self.picker = picker
        }

        func imagePickerController(
            _ controller: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            picker.picture = info[.originalImage] as? UIImage
            picker.presentation.wrappedValue.dismiss()
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIImagePickerController {
        let controller = UIImagePickerController()
        controller.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}
}

/// A delegate of the time before SwiftUI's apps.
final class OldSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: Text("Hello"))
        self.window = window
        window.makeKeyAndVisible()
    }
}

/// A row of cards that shrink as they leave the sight of the scroll view.
struct ShrinkingCards: View {
    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 0) {
                ForEach(0..<4) { index in
                    Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1))
                        .frame(width: 40, height: 40)
                        .scrollTransition { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0).offset(y: phase.value * 10)
                        }
                        .rotationEffect(.degrees(90) * 0 * Double(index))
                }
            }
        }
        .frame(width: 90, height: 40)
    }
}
