public import Foundation

extension NSAttributedString.Key {
    /// The keys of Markdown's marks and blocks, of pictures and other descriptions, and of languages.
    public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
    public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "NSPresentationIntent")
    public static let markdownSourcePosition = NSAttributedString.Key(rawValue: "NSMarkdownSourcePosition")
    public static let listItemDelimiter = NSAttributedString.Key(rawValue: "NSListItemDelimiter")
    public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
    public static let alternateDescription = NSAttributedString.Key(rawValue: "NSAlternateDescription")
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    public static let replacementIndex = NSAttributedString.Key(rawValue: "NSReplacementIndex")
    /// The keys of what agrees with what in a sentence.
    public static let agreeWithArgument = NSAttributedString.Key(rawValue: "NSAgreeWithArgument")
    public static let agreeWithConcept = NSAttributedString.Key(rawValue: "NSAgreeWithConcept")
    public static let referentConcept = NSAttributedString.Key(rawValue: "NSReferentConcept")
    public static let localizedNumberFormat = NSAttributedString.Key(rawValue: "NSLocalizedNumberFormat")
}
