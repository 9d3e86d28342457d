public import UIKit

/// The words on a button that pays.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
    let type: PKPaymentButtonType

    /// The words.
    public static let plain = Self(type: .plain)
    public static let buy = Self(type: .buy)
    public static let setUp = Self(type: .setUp)
    public static let inStore = Self(type: .inStore)
    public static let donate = Self(type: .donate)
    public static let checkout = Self(type: .checkout)
    public static let book = Self(type: .book)
    public static let subscribe = Self(type: .subscribe)
    public static let reload = Self(type: .reload)
    public static let addMoney = Self(type: .addMoney)
    public static let topUp = Self(type: .topUp)
    public static let order = Self(type: .order)
    public static let rent = Self(type: .rent)
    public static let support = Self(type: .support)
    public static let contribute = Self(type: .contribute)
    public static let tip = Self(type: .tip)
    public static let `continue` = Self(type: .continue)
}

/// The colours of a button that pays.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
    let style: PKPaymentButtonStyle

    /// The colours.
    public static let automatic = Self(style: .automatic)
    public static let black = Self(style: .black)
    public static let white = Self(style: .white)
    public static let whiteOutline = Self(style: .whiteOutline)
}

/// The state of a payment.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
    case willAuthorize
    case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
    case didFinish
}

/// A button that pays, with words on black or white. Nobody can pay: a tap on one with a request ends the payment.
public struct PayWithApplePayButton<Fallback: View>: View {
    private let label: PayWithApplePayButtonLabel
    private let action: () -> Void
    @Environment(\.payButtonStyle) private var style
    @Environment(\.colorScheme) private var scheme

    /// Creates a button that calls an action. The fallback is for where buttons cannot be drawn: here they are.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) { (self.label, self.action) = (label, action) }

    /// Creates a button for a bill.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) { self.init(label, action: { onPaymentAuthorizationChange(.didFinish) }, fallback: fallback) }

    /// The button.
    public var body: some View {
        let isLight = style == .white || style == .whiteOutline || style == .automatic && scheme == .dark
        Button {
            action()
        } label: {
            Text(label.type.words)
                .font(.system(size: 17, weight: .medium))
                .foregroundStyle(isLight ? .black : .white)
                .frame(maxWidth: .infinity, minHeight: 30)
                .background(isLight ? .white : .black, in: RoundedRectangle(cornerRadius: 6))
                .overlay {
                    if style == .whiteOutline { RoundedRectangle(cornerRadius: 6).stroke(.black, lineWidth: 1) }
                }
        }
        .buttonStyle(.plain)
    }
}

extension PayWithApplePayButton where Fallback == EmptyView {
    /// Creates a button that calls an action, or one for a bill.
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
        self.init(label, action: action) { EmptyView() }
    }
    public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
    ) { self.init(label, request: request, onPaymentAuthorizationChange: onPaymentAuthorizationChange) { EmptyView() } }
}

/// The colours of a button that adds a pass.
public struct AddPassToWalletButtonStyle: Hashable, Sendable {
    private let name: String

    /// The colours.
    public static let black = Self(name: "black")
    public static let blackOutline = Self(name: "blackOutline")
}

/// A button that adds passes, with words on black. There is no wallet: a tap says that nothing was added.
public struct AddPassToWalletButton: View {
    private let action: () -> Void
    @Environment(\.addPassButtonStyle) private var style

    /// Creates a button that calls an action.
    public init(action: @escaping () -> Void) {
        self.action = action
    }

    /// Creates a button for passes.
    public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) {
        action = { onCompletion(false) }
    }

    /// The button.
    public var body: some View {
        Button {
            action()
        } label: {
            Text("Add to Apple Wallet")
                .font(.system(size: 17, weight: .medium))
                .foregroundStyle(.white)
                .frame(minWidth: 220, minHeight: 50)
                .background(.black, in: RoundedRectangle(cornerRadius: 10))
                .overlay {
                    if style == .blackOutline { RoundedRectangle(cornerRadius: 10).stroke(.gray, lineWidth: 1) }
                }
        }
        .buttonStyle(.plain)
    }
}

extension EnvironmentValues {
    fileprivate var payButtonStyle: PayWithApplePayButtonStyle {
        get { self[PayStyleKey.self] }
        set { self[PayStyleKey.self] = newValue }
    }
    fileprivate var addPassButtonStyle: AddPassToWalletButtonStyle {
        get { self[AddPassStyleKey.self] }
        set { self[AddPassStyleKey.self] = newValue }
    }
}

private struct PayStyleKey: EnvironmentKey {
    static let defaultValue = PayWithApplePayButtonStyle.automatic
}

private struct AddPassStyleKey: EnvironmentKey {
    static let defaultValue = AddPassToWalletButtonStyle.black
}

extension View {
    /// Sets the colours of buttons that pay, and of those that add passes.
    public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
        environment(\.payButtonStyle, style)
    }
    public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View {
        environment(\.addPassButtonStyle, style)
    }
}
