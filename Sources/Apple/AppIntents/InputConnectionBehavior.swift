/// The way in which Shortcuts gives a parameter the result of the action before. There is none here.
public enum InputConnectionBehavior: Sendable {
    case `default`, never, connectToPreviousIntentResult
}
