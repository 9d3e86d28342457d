import TintypeTree

// Typing is not seen in a picture: these take what they are told and change nothing that is drawn.
nonisolated extension View {
    /// Sets the keyboard of fields below. Of no effect in a picture.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// Sets the kind of text in fields below. Of no effect in a picture.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    /// Sets the letters that are made capitals while typing, by SwiftUI's older name. Of no effect in a picture.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    /// Sets the letters that are made capitals while typing. Of no effect in a picture.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    /// Sets whether typed text is not corrected. Of no effect in a picture.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Sets whether typed text is not corrected, by SwiftUI's older name. Of no effect in a picture.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.disableAutocorrection, disable)
    }

    /// Sets the text on the key that ends typing. Of no effect in a picture.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Sets an action for the end of typing.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        environmentChange { $0.submitActions.append(SubmitAction(triggers: triggers, action: action)) }
    }

    /// Sets whether the ends of typing inside are not told outside.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        environmentChange { if isBlocking { $0.submitActions = [] } }
    }

    /// Sets the suggestions of fields below. They are not drawn.
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

    /// Sets the text that choosing the view writes into the field.
    public func textInputCompletion(_ completion: String) -> some View { self }

    /// Sets whether a search in the text is shown. It is not drawn.
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

    /// Sets whether the text cannot be searched.
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Sets whether found text cannot be replaced.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

    // MARK: How VoiceOver reads

    /// Sets how VoiceOver reads punctuation in the texts below; nothing of it is seen.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Sets whether VoiceOver spells the texts below; nothing of it is seen.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Sets the pitch with which VoiceOver reads the texts below; nothing of it is seen.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Sets whether VoiceOver waits before it reads the texts below; nothing of it is seen.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
