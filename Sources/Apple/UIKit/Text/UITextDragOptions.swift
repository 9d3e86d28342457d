/// The look of a text that is dragged. UIKit's type; nobody drags.
public struct UITextDragOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}
