public import Foundation

// Linux's Foundation lacks these.
extension URL {
    /// The folder in which an app keeps what its user makes.
    public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
    public static var cachesDirectory: URL { folder(.cachesDirectory, "Caches") }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, "Application Support") }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
    public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
    public static var trashDirectory: URL { folder(.trashDirectory, ".Trash") }

    /// Gives the folder of a kind.
    /// - Throws: The error of making it, where it is to be made.
    public init(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL? = nil, create shouldCreate: Bool = false
    ) throws {
        self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }

    /// The user's folder of a kind; a folder of that name in the home folder where the system knows none.
    private static func folder(_ kind: FileManager.SearchPathDirectory, _ name: String) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(name)
    }
}
