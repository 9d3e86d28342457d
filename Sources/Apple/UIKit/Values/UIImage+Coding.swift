public import Foundation

extension UIImage: NSSecureCoding {
    /// A picture in an archive: the name of a symbol or of an asset, else the bytes of a PNG file with the number of pixels a point.
    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) {
        switch content {
        case .symbol(let name): coder.encode(name as NSString, forKey: "UISystemName")
        case .asset(let asset): coder.encode(asset.name as NSString, forKey: "UIImageName")
        case .picture, .drawing, .none:
            coder.encode(pngData().map { $0 as NSData }, forKey: "UIImageData")
            coder.encode(Double(scale), forKey: "UIScale")
        }
    }

    /// - Returns: nil where the archive holds no picture.
    public convenience init?(coder: NSCoder) {
        if let symbol = coder.decodeObject(of: NSString.self, forKey: "UISystemName") as String? {
            self.init(systemName: symbol)
        } else if let asset = coder.decodeObject(of: NSString.self, forKey: "UIImageName") as String? {
            self.init(named: asset)
        } else if let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") as Data? {
            self.init(data: data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
        } else {
            return nil
        }
    }
}
