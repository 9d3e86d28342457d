import UIKit

/// A form by Auto Layout: a stack of fields under a round picture.
final class SignInController: UIViewController {
    private lazy var badge: UIImageView = {
        let imageView = UIImageView(image: UIImage(systemName: "leaf.fill"))
        imageView.contentMode = .center
        imageView.tintColor = .white
        imageView.backgroundColor = .systemGreen
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 36)
        imageView.layer.cornerRadius = 44
        imageView.clipsToBounds = true
        return imageView
    }()

    private let titleLabel: UILabel = {
        let label = UILabel()
        label.text = "Welcome back to the garden club"
        label.font = .preferredFont(forTextStyle: .title1)
        label.numberOfLines = 0
        label.textAlignment = .center
        return label
    }()

    private let emailField = SignInController.field("Email", keyboard: .emailAddress)
    private let passwordField: UITextField = {
        let field = SignInController.field("Password")
        field.isSecureTextEntry = true
        field.text = "parsley"
        return field
    }()

    private let signInButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Sign in"
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        return UIButton(configuration: configuration)
    }()

    private let forgotButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Forgot your password?", for: .normal)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let stack = UIStackView(arrangedSubviews: [
            titleLabel, emailField, passwordField, signInButton, forgotButton,
        ])
        stack.axis = .vertical
        stack.spacing = 16
        stack.setCustomSpacing(32, after: titleLabel)
        for view in [badge, stack] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 48),
            badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            badge.widthAnchor.constraint(equalToConstant: 88),
            badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
            stack.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        signInButton.addAction(UIAction { [weak self] _ in self?.view.endEditing(true) }, for: .touchUpInside)
    }

    private static func field(_ placeholder: String, keyboard: UIKeyboardType = .default) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.keyboardType = keyboard
        field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return field
    }
}
