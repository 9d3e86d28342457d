public import FoundationNetworking
public import UIKit

extension NSAttributedString {
    /// A function that hears of a text that was read.
    public typealias CompletionHandler = (NSAttributedString?, [DocumentAttributeKey: Any]?, (any Error)?) -> Void

    /// Reads a web page's text, for which there is no engine.
    ///
    /// - Throws: `CocoaError.featureUnsupported`.
    public class func fromHTML(
        _ string: String, options: [DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) { throw CocoaError(.featureUnsupported) }
    public class func fromHTML(
        _ data: Data, options: [DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) { throw CocoaError(.featureUnsupported) }
    public class func fromHTML(
        fileURL: URL, options: [DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) { throw CocoaError(.featureUnsupported) }
    public class func fromHTML(
        request: URLRequest, options: [DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) { throw CocoaError(.featureUnsupported) }

    /// Reads a web page's text, and says that it cannot.
    public class func loadFromHTML(
        string: String, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler
    ) { completionHandler(nil, nil, CocoaError(.featureUnsupported)) }
    public class func loadFromHTML(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler
    ) { completionHandler(nil, nil, CocoaError(.featureUnsupported)) }
    public class func loadFromHTML(
        fileURL: URL, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler
    ) { completionHandler(nil, nil, CocoaError(.featureUnsupported)) }
    public class func loadFromHTML(
        request: URLRequest, options: [DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) { completionHandler(nil, nil, CocoaError(.featureUnsupported)) }
}
