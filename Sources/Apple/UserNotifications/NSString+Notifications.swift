public import Foundation

extension NSString {
    /// Returns a text of the app's tables, with arguments in the places of `%@`.
    public static func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        var text = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        for argument in arguments ?? [] {
            guard let place = text.range(of: "%@") else { break }
            text.replaceSubrange(place, with: "\(argument)")
        }
        return text
    }
}
