import TintypeTree

/// The contents of a search field.
struct SearchField {
    var text: String
    var prompt: Evaluation<Void>
    var isActive: Bool
    /// Takes what was typed.
    let write: (String) -> Void
    /// Told when the field is gone to, and when typing is done.
    let begin: () -> Void
    let submit: () -> Void
    /// Shown below the field.
    var scopes: Evaluation<Void>?

    init(
        text: String, isActive: Bool, write: @escaping (String) -> Void, begin: @escaping () -> Void,
        submit: @escaping () -> Void, prompt: Evaluation<Void>
    ) {
        self.text = text
        self.write = write
        self.begin = begin
        self.submit = submit
        self.isActive = isActive
        self.prompt = prompt
    }
}
