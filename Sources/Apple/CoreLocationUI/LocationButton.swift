// `import CoreLocationUI` where Apple's framework is missing: the buttons that share a location once. It brings CoreLocation's and
// UIKit's names along.
@_exported public import CoreLocation
@_exported public import UIKit

/// A button by which a person shares the location once. It is drawn in the tint; whoever asks for a location after it is refused, as
/// everywhere here.
public struct LocationButton: View {
    /// The words of a button.
    public struct Title: Hashable, Sendable {
        let text: String

        public static let currentLocation = Title(text: "Current Location")
        public static let sendCurrentLocation = Title(text: "Send Current Location")
        public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
        public static let shareCurrentLocation = Title(text: "Share Current Location")
        public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
    }

    private let title: Title?
    private let action: @MainActor () -> Void

    /// Creates a button with a title, or with the sign alone.
    public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }

    public var body: some View {
        Button(action: action) {
            if let title {
                Label {
                    Text(verbatim: title.text)
                } icon: {
                    Image(systemName: "location")
                }
            } else {
                Image(systemName: "location").accessibilityLabel(Text(verbatim: "Current Location"))
            }
        }
        .buttonStyle(.borderedProminent)
    }
}
