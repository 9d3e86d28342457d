public import Foundation

extension PDFAnnotation {
    /// The ends of a line, in points of the note, and their looks.
    public var startPoint: CGPoint {
        get { entry(.linePoints, "startPoint") ?? .zero }
        set { setEntry(newValue, .linePoints, "startPoint") }
    }
    public var endPoint: CGPoint {
        get { entry(.linePoints, "endPoint") ?? .zero }
        set { setEntry(newValue, .linePoints, "endPoint") }
    }
    public var startLineStyle: PDFLineStyle {
        get { entry(.lineEndingStyles, "startLineStyle") ?? .none }
        set { setEntry(newValue, .lineEndingStyles, "startLineStyle") }
    }
    public var endLineStyle: PDFLineStyle {
        get { entry(.lineEndingStyles, "endLineStyle") ?? .none }
        set { setEntry(newValue, .lineEndingStyles, "endLineStyle") }
    }

    /// The sign of a note, the name of a stamp, and the marking of words.
    public var iconType: PDFTextAnnotationIconType {
        get { entry(.iconName, "iconType") ?? .note }
        set { setEntry(newValue, .iconName, "iconType") }
    }
    public var stampName: String? {
        get { entry(.iconName, "stampName") }
        set { setEntry(newValue, .iconName, "stampName") }
    }
    public var markupType: PDFMarkupType {
        get { entry(.subtype, "markupType") ?? .highlight }
        set { setEntry(newValue, .subtype, "markupType") }
    }
    public var isOpen: Bool {
        get { entry(.open, "isOpen") ?? false }
        set { setEntry(newValue, .open, "isOpen") }
    }

    /// The kind, the state and the words of a button.
    public var widgetControlType: PDFWidgetControlType {
        get { entry(.widgetFieldType, "widgetControlType") ?? .unknownControl }
        set { setEntry(newValue, .widgetFieldType, "widgetControlType") }
    }
    public var buttonWidgetState: PDFWidgetCellState {
        get { entry(.appearanceState, "buttonWidgetState") ?? .offState }
        set { setEntry(newValue, .appearanceState, "buttonWidgetState") }
    }
    public var buttonWidgetStateString: String {
        get { entry(.appearanceState, "buttonWidgetStateString") ?? "Yes" }
        set { setEntry(newValue, .appearanceState, "buttonWidgetStateString") }
    }
    public var allowsToggleToOff: Bool {
        get { entry(.widgetFieldFlags, "allowsToggleToOff") ?? false }
        set { setEntry(newValue, .widgetFieldFlags, "allowsToggleToOff") }
    }
    public var radiosInUnison: Bool {
        get { entry(.widgetFieldFlags, "radiosInUnison") ?? false }
        set { setEntry(newValue, .widgetFieldFlags, "radiosInUnison") }
    }
    public var caption: String? {
        get { entry(.widgetCaption, "caption") }
        set { setEntry(newValue, .widgetCaption, "caption") }
    }

    /// The form of a field of text; the length is in characters, 0 for any.
    public var isMultiline: Bool {
        get { entry(.widgetFieldFlags, "isMultiline") ?? false }
        set { setEntry(newValue, .widgetFieldFlags, "isMultiline") }
    }
    public var isPasswordField: Bool {
        get { entry(.widgetFieldFlags, "isPasswordField") ?? false }
        set { setEntry(newValue, .widgetFieldFlags, "isPasswordField") }
    }
    public var hasComb: Bool {
        get { entry(.widgetFieldFlags, "hasComb") ?? false }
        set { setEntry(newValue, .widgetFieldFlags, "hasComb") }
    }
    public var isActivatableTextField: Bool {
        get { entry(.widgetFieldFlags, "isActivatableTextField") ?? true }
        set { setEntry(newValue, .widgetFieldFlags, "isActivatableTextField") }
    }
    public var maximumLength: Int {
        get { entry(.widgetMaxLen, "maximumLength") ?? 0 }
        set { setEntry(newValue, .widgetMaxLen, "maximumLength") }
    }
    public var widgetDefaultStringValue: String? {
        get { entry(.widgetDefaultValue, "widgetDefaultStringValue") }
        set { setEntry(newValue, .widgetDefaultValue, "widgetDefaultStringValue") }
    }

    /// The choices of a list, and their values.
    public var isListChoice: Bool {
        get { entry(.widgetFieldFlags, "isListChoice") ?? false }
        set { setEntry(newValue, .widgetFieldFlags, "isListChoice") }
    }
    public var choices: [String]? {
        get { entry(.widgetOptions, "choices") }
        set { setEntry(newValue, .widgetOptions, "choices") }
    }
    public var values: [String]? {
        get { entry(.widgetOptions, "values") }
        set { setEntry(newValue, .widgetOptions, "values") }
    }

    /// Several facts stand in one value of a file: each is kept beside the others by a name of its own.
    private func entry<T>(_ key: PDFAnnotationKey, _ name: String) -> T? {
        entries[PDFAnnotationKey(rawValue: "\(key.rawValue).\(name)")] as? T
    }
    private func setEntry(_ value: Any?, _ key: PDFAnnotationKey, _ name: String) {
        entries[PDFAnnotationKey(rawValue: "\(key.rawValue).\(name)")] = value
    }
}

/// The look of a line's end.
public enum PDFLineStyle: Int, Sendable {
    case none, square, circle, diamond, openArrow, closedArrow
}

/// The sign of a note.
public enum PDFTextAnnotationIconType: Int, Sendable {
    case comment, key, note, help, newParagraph, paragraph, insert
}

/// The marking of words.
public enum PDFMarkupType: Int, Sendable {
    case highlight, strikeOut, underline, redact
}

/// The kind of a button.
public enum PDFWidgetControlType: Int, Sendable {
    case unknownControl = -1
    case pushButtonControl, radioButtonControl, checkBoxControl
}

/// The state of a button.
public enum PDFWidgetCellState: Int, Sendable {
    case mixedState = -1
    case offState, onState
}
