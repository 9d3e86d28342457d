import TintypeTree

/// The contents of a search field.
struct SearchField {
    var text: String
    var prompt: Evaluation<Void>
    var isActive: Bool
    /// Shown below the field.
    var scopes: Evaluation<Void>?

    init(text: String, isActive: Bool, prompt: Evaluation<Void>, scopes: Evaluation<Void>? = nil) {
        self.text = text
        self.isActive = isActive
        self.prompt = prompt
        self.scopes = scopes
    }
}
