public import Foundation

/// The bytes of a data set in an asset catalogue. UIKit's class: a program that was not built by Xcode has none.
open class NSDataAsset: NSObject {
    /// The name, the bytes and their type.
    public let name: String
    public let data: Data
    open var typeIdentifier: String { "public.data" }

    /// nil where there is no file of the name beside the program.
    public init?(name: String, bundle: Bundle = .main) {
        guard let url = bundle.url(forResource: name, withExtension: nil), let data = try? Data(contentsOf: url) else {
            return nil
        }
        self.name = name
        self.data = data
    }
}
