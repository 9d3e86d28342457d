import TintypeTree

// Typing is not seen in a picture: these take what they are told and change nothing that is drawn.
nonisolated extension View {
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.disableAutocorrection, disable)
    }

    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }

    public func submitScope(_ isBlocking: Bool = true) -> some View { self }

    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

    public func textInputCompletion(_ completion: String) -> some View { self }

    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

    // MARK: How VoiceOver reads

    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    public func speechAdjustedPitch(_ value: Double) -> some View { self }

    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
