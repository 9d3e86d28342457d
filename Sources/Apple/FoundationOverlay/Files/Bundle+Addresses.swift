public import Foundation

// Linux's Foundation answers with objects, and asks for one. An extension that is no optional makes these nearer to a call.
extension Bundle {
    /// The addresses of a bundle's files with an extension, as values.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath)?.map { $0 as URL }
    }

    public func urls(
        forResourcesWithExtension ext: String, subdirectory subpath: String?, localization localizationName: String?
    ) -> [URL]? {
        urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath, localization: localizationName)?
            .map { $0 as URL }
    }

    /// The addresses of the files in a bundle that is not open.
    public class func urls(
        forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL
    ) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath, in: bundleURL as NSURL)?.map { $0 as URL }
    }
}
