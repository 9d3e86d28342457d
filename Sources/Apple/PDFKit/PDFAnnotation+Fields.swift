public import Foundation

extension PDFAnnotation {
    /// The ends of a line, in points of the note, and their looks.
    public var startPoint: CGPoint {
        get { entry(.linePoints) ?? .zero }
        set { setEntry(newValue, .linePoints) }
    }
    public var endPoint: CGPoint {
        get { entry(.linePoints) ?? .zero }
        set { setEntry(newValue, .linePoints) }
    }
    public var startLineStyle: PDFLineStyle {
        get { entry(.lineEndingStyles) ?? .none }
        set { setEntry(newValue, .lineEndingStyles) }
    }
    public var endLineStyle: PDFLineStyle {
        get { entry(.lineEndingStyles) ?? .none }
        set { setEntry(newValue, .lineEndingStyles) }
    }

    /// The sign of a note, the name of a stamp, and the marking of words.
    public var iconType: PDFTextAnnotationIconType {
        get { entry(.iconName) ?? .note }
        set { setEntry(newValue, .iconName) }
    }
    public var stampName: String? {
        get { entry(.iconName) }
        set { setEntry(newValue, .iconName) }
    }
    public var markupType: PDFMarkupType {
        get { entry(.subtype) ?? .highlight }
        set { setEntry(newValue, .subtype) }
    }
    public var isOpen: Bool {
        get { entry(.open) ?? false }
        set { setEntry(newValue, .open) }
    }

    /// The kind, the state and the words of a button.
    public var widgetControlType: PDFWidgetControlType {
        get { entry(.widgetFieldType) ?? .unknownControl }
        set { setEntry(newValue, .widgetFieldType) }
    }
    public var buttonWidgetState: PDFWidgetCellState {
        get { entry(.appearanceState) ?? .offState }
        set { setEntry(newValue, .appearanceState) }
    }
    public var buttonWidgetStateString: String {
        get { entry(.appearanceState) ?? "Yes" }
        set { setEntry(newValue, .appearanceState) }
    }
    public var allowsToggleToOff: Bool {
        get { entry(.widgetFieldFlags) ?? false }
        set { setEntry(newValue, .widgetFieldFlags) }
    }
    public var radiosInUnison: Bool {
        get { entry(.widgetFieldFlags) ?? false }
        set { setEntry(newValue, .widgetFieldFlags) }
    }
    public var caption: String? {
        get { entry(.widgetCaption) }
        set { setEntry(newValue, .widgetCaption) }
    }

    /// The form of a field of text; the length is in characters, 0 for any.
    public var isMultiline: Bool {
        get { entry(.widgetFieldFlags) ?? false }
        set { setEntry(newValue, .widgetFieldFlags) }
    }
    public var isPasswordField: Bool {
        get { entry(.widgetFieldFlags) ?? false }
        set { setEntry(newValue, .widgetFieldFlags) }
    }
    public var hasComb: Bool {
        get { entry(.widgetFieldFlags) ?? false }
        set { setEntry(newValue, .widgetFieldFlags) }
    }
    public var isActivatableTextField: Bool {
        get { entry(.widgetFieldFlags) ?? true }
        set { setEntry(newValue, .widgetFieldFlags) }
    }
    public var maximumLength: Int {
        get { entry(.widgetMaxLen) ?? 0 }
        set { setEntry(newValue, .widgetMaxLen) }
    }
    public var widgetDefaultStringValue: String? {
        get { entry(.widgetDefaultValue) }
        set { setEntry(newValue, .widgetDefaultValue) }
    }

    /// The choices of a list, and their values.
    public var isListChoice: Bool {
        get { entry(.widgetFieldFlags) ?? false }
        set { setEntry(newValue, .widgetFieldFlags) }
    }
    public var choices: [String]? {
        get { entry(.widgetOptions) }
        set { setEntry(newValue, .widgetOptions) }
    }
    public var values: [String]? {
        get { entry(.widgetOptions) }
        set { setEntry(newValue, .widgetOptions) }
    }

    /// Several facts stand in one value of a file: each is kept beside the others by the name of its property,
    /// which the compiler fills in.
    private func entry<T>(_ key: PDFAnnotationKey, _ name: String = #function) -> T? {
        entries[PDFAnnotationKey(rawValue: "\(key.rawValue).\(name)")] as? T
    }
    private func setEntry(_ value: Any?, _ key: PDFAnnotationKey, _ name: String = #function) {
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
