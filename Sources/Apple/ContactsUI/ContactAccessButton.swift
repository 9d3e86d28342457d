import Foundation

/// A button that lets a person give an app one more contact. There is none: it is not drawn.
@MainActor @preconcurrency
public struct ContactAccessButton: View {
    /// The words that are shown beneath a name.
    public struct Caption: Hashable, Sendable {
        private let name: String
        public static let defaultText = Caption(name: "defaultText")
        public static let email = Caption(name: "email")
        public static let phone = Caption(name: "phone")
    }

    public var body: some View { EmptyView() }

    /// Creates a button for who is called by some words. Nobody is found, and nobody taps it.
    public init(
        queryString: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil,
        approvalCallback: @escaping ([String]) -> Void = { _ in }
    ) {}
}

extension View {
    /// Presents nothing: `isPresented` becomes false, and nobody was chosen.
    public func contactAccessPicker(
        isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void = { _ in }
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, presents in
            guard presents else { return }
            isPresented.wrappedValue = false
            completionHandler([])
        }
    }
    public func contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) -> some View { self }
}
