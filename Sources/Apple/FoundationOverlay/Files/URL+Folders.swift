public import Foundation

// Linux's Foundation lacks these.
extension URL {
    /// The folder in which an app keeps what its user makes.
    public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
    public static var cachesDirectory: URL { folder(.cachesDirectory, "Caches") }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, "Application Support") }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }

    /// The user's folder of a kind; a folder of that name in the home folder where the system knows none.
    private static func folder(_ kind: FileManager.SearchPathDirectory, _ name: String) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(name)
    }
}
