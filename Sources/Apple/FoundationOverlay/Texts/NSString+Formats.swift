public import Foundation

// Texts of a format as objects.
extension NSString {
    /// Creates the text of a format in the way of a locale.
    public convenience init(format: NSString, locale: Locale?, _ args: any CVarArg...) {
        self.init(string: String(format: String(format), locale: locale, arguments: args))
    }

    /// Creates the text of a format that is a constant of CoreFoundation's, as `NSString(format: kSecClass)` has it.
    public convenience init(format: String, _ args: any CVarArg...) {
        self.init(string: String(format: format, arguments: args))
    }

    /// Gives the text of a format in the way of the current locale.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(format: String(format), locale: .current, arguments: args))
    }

    /// Gives the text with that of a format behind it.
    public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(self) + String(format: String(format), arguments: args))
    }

    /// The path with `~` in the place of the home folder.
    public var abbreviatingWithTildeInPath: String {
        let (path, home) = (String(self), NSHomeDirectory())
        guard home != "/", path == home || path.hasPrefix(home + "/") else { return path }
        return "~" + path.dropFirst(home.count)
    }

    /// The path with each of several behind it.
    public func strings(byAppendingPaths paths: [String]) -> [String] {
        paths.map { self.appendingPathComponent($0) }
    }

    /// The value of a property list that is written as text; an empty one for what is none.
    public func propertyList() -> Any {
        let text = String(self)
        return (try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)) ?? ""
    }
    public func propertyListFromStringsFileFormat() -> [AnyHashable: Any]? {
        propertyList() as? [String: String]
    }
}

extension StringProtocol {
    /// The value of a property list that is written as text; an empty text for what is none.
    public func propertyList() -> Any {
        (try? PropertyListSerialization.propertyList(from: Data(utf8), format: nil)) ?? ""
    }

    /// The texts of a strings file by their keys.
    public func propertyListFromStringsFileFormat() -> [String: String] { propertyList() as? [String: String] ?? [:] }

    /// Calls the closure for each word with its tag of a scheme.
    public func enumerateLinguisticTags<T: StringProtocol, R: RangeExpression<String.Index>>(
        in range: R, scheme tagScheme: T, options opts: NSLinguisticTagger.Options = [],
        orthography: Any? = nil,
        invoking body: (String, Range<Index>, Range<Index>, inout Bool) -> Void
    ) where Index == String.Index {
        let text = String(self)
        let scheme = NSLinguisticTagScheme(rawValue: String(tagScheme))
        let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: Int(opts.rawValue))
        tagger.string = text
        var stopped = false
        tagger.enumerateTags(
            in: NSRange(range.relative(to: text), in: text), scheme: scheme, options: opts
        ) { tag, token, sentence, stop in
            guard !stopped, let tag, let token = Range(token, in: text) else { return }
            body(tag.rawValue, token, Range(sentence, in: text) ?? token, &stopped)
            if stopped { stop.pointee = true }
        }
    }

    /// Gives the tags of the words, and puts the words' places at a place in memory.
    public func linguisticTags<T: StringProtocol, R: RangeExpression<String.Index>>(
        in range: R, scheme tagScheme: T, options opts: NSLinguisticTagger.Options = [],
        orthography: Any? = nil, tokenRanges: UnsafeMutablePointer<[Range<Index>]>? = nil
    ) -> [String] where Index == String.Index {
        var tags: [String] = []
        var ranges: [Range<Index>] = []
        enumerateLinguisticTags(in: range, scheme: tagScheme, options: opts, orthography: orthography) {
            tags.append($0)
            ranges.append($1)
            _ = ($2, $3)
        }
        tokenRanges?.pointee = ranges
        return tags
    }
}

extension NSString.EnumerationOptions {
    /// The places of the cursor and what a key deletes, which are letters here.
    public static let byCaretPositions = NSString.EnumerationOptions(rawValue: 5)
    public static let byDeletionClusters = NSString.EnumerationOptions(rawValue: 6)
}
