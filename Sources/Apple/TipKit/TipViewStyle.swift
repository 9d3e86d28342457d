public import UIKit

/// A look of tips. TipKit's protocol.
@MainActor @preconcurrency
public protocol TipViewStyle {
    /// The type of the look.
    associatedtype Body: View
    /// The parts of the tip.
    typealias Configuration = TipViewStyleConfiguration

    /// Makes the look of a tip of its parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a tip that a style draws.
public struct TipViewStyleConfiguration {
    /// The tip, its texts, its picture and its buttons.
    public let tip: any Tip
    public let title: Text?
    public let message: Text?
    public let image: Image?
    public let actions: [Tips.Action]

    init(_ tip: any Tip, _ action: @escaping @MainActor (Tips.Action) -> Void) {
        self.tip = tip
        (title, message, image) = (tip.title, tip.message, tip.image)
        actions = tip.actions.map { $0.telling(action) }
    }
}

/// The usual look of tips: a grey card.
public struct MiniTipViewStyle: TipViewStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .top, spacing: 12) {
            configuration.image?.font(.title2).foregroundStyle(.tint)
            VStack(alignment: .leading, spacing: 4) {
                configuration.title?.font(.headline)
                configuration.message?.font(.subheadline).foregroundStyle(.secondary)
                ForEach(configuration.actions) { action in
                    Button(action: action.handler) {
                        action.label().font(.subheadline.bold()).foregroundStyle(.tint)
                    }
                    .buttonStyle(.plain)
                }
            }
            Spacer(minLength: 0)
            Image(systemName: "xmark").font(.footnote).foregroundStyle(.secondary)
        }
        .padding(16)
        .background(.fill.quaternary, in: RoundedRectangle(cornerRadius: 13, style: .continuous))
    }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// The usual look of tips: a grey card.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// A tip in the style around it.
struct TipLook: View {
    let tip: any Tip
    let action: @MainActor (Tips.Action) -> Void
    @Environment(\.tipLook) private var look

    var body: some View {
        let configuration = TipViewStyleConfiguration(tip, action)
        if let look {
            look(configuration)
        } else {
            MiniTipViewStyle().makeBody(configuration: configuration)
        }
    }
}

private enum TipLookKey: EnvironmentKey {
    static var defaultValue: (@MainActor (TipViewStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
    var tipLook: (@MainActor (TipViewStyleConfiguration) -> AnyView)? {
        get { self[TipLookKey.self] }
        set { self[TipLookKey.self] = newValue }
    }
}
