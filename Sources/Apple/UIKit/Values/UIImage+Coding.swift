import Foundation

extension UIImage {
    func encodeParts(with coder: NSCoder) {
        switch content {
        case .symbol(let name): coder.encode(name as NSString, forKey: "UISystemName")
        case .asset(let asset): coder.encode(asset.name as NSString, forKey: "UIImageName")
        case .picture, .drawing, .none:
            coder.encode(pngData().map { $0 as NSData }, forKey: "UIImageData")
            coder.encode(Double(scale), forKey: "UIScale")
        }
    }
}

extension UIImage.Parts {
    /// - Returns: nil where the archive holds no picture.
    init?(coder: NSCoder) {
        if let symbol = coder.decodeObject(of: NSString.self, forKey: "UISystemName") as String? {
            self.init(content: .symbol(symbol))
        } else if let asset = coder.decodeObject(of: NSString.self, forKey: "UIImageName") as String? {
            self.init(content: .asset(AssetName(asset, in: nil)))
        } else if let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") as Data? {
            self.init(data: data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
        } else {
            return nil
        }
    }
}
