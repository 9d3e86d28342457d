public import UIKit

/// The words on a button that pays.
public enum PKPaymentButtonType: Int, Sendable {
    case plain
    case buy
    case setUp
    case inStore
    case donate
    case checkout
    case book
    case subscribe
    case reload
    case addMoney
    case topUp
    case order
    case rent
    case support
    case contribute
    case tip
    case `continue`

    /// The words.
    var words: String {
        switch self {
        case .plain: "Apple Pay"
        case .buy: "Buy with Apple Pay"
        case .setUp: "Set up Apple Pay"
        case .inStore: "Pay with Apple Pay"
        case .donate: "Donate with Apple Pay"
        case .checkout: "Check out with Apple Pay"
        case .book: "Book with Apple Pay"
        case .subscribe: "Subscribe with Apple Pay"
        case .reload: "Reload with Apple Pay"
        case .addMoney: "Add Money with Apple Pay"
        case .topUp: "Top Up with Apple Pay"
        case .order: "Order with Apple Pay"
        case .rent: "Rent with Apple Pay"
        case .support: "Support with Apple Pay"
        case .contribute: "Contribute with Apple Pay"
        case .tip: "Tip with Apple Pay"
        case .continue: "Continue with Apple Pay"
        }
    }
}

/// The colours of a button that pays.
public enum PKPaymentButtonStyle: Int, Sendable {
    case white, whiteOutline, black, automatic
}

/// A button that pays.
open class PKPaymentButton: UIButton, _UndrawnResponder {
    /// The radius of the corners in points.
    open var cornerRadius: CGFloat = 4 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    /// Creates a button of words and colours.
    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        let isLight = style == .white || style == .whiteOutline
        setTitle(type.words, for: .normal)
        setTitleColor(isLight ? .black : .white, for: .normal)
        backgroundColor = isLight ? .white : .black
        layer.cornerRadius = cornerRadius
        layer.borderWidth = style == .whiteOutline ? 1 : 0
    }
    public convenience init(type buttonType: PKPaymentButtonType, style buttonStyle: PKPaymentButtonStyle) {
        self.init(paymentButtonType: buttonType, paymentButtonStyle: buttonStyle)
    }

    public required init?(coder: NSCoder) { nil }
}

/// The colours of a button that adds a pass.
public enum PKAddPassButtonStyle: Int, Sendable {
    case black, blackOutline
}

/// A button that adds a pass.
open class PKAddPassButton: UIButton, _UndrawnResponder {
    /// The colours.
    open var addPassButtonStyle: PKAddPassButtonStyle

    /// Creates a button of colours.
    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 150, height: 40))
        setTitle("Add to Apple Wallet", for: .normal)
        setTitleColor(.white, for: .normal)
        backgroundColor = .black
        layer.cornerRadius = 8
        layer.borderWidth = style == .blackOutline ? 1 : 0
    }
    public required init?(coder: NSCoder) { nil }
}
