public import Foundation

/// The addresses of a bundle's files with an extension, as values: Linux's Foundation answers with objects, and asks for one.
///
/// The extension is no optional, so that these are nearer to a call than Linux's are.
extension Bundle {
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
