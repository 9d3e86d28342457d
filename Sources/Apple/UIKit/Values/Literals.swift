/// The type of a colour written as `#colorLiteral(…)`.
public typealias _ColorLiteralType = UIColor

/// The type of a picture written as `#imageLiteral(…)`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// The picture of the app's that is called `path`.
    public convenience init(imageLiteralResourceName path: String) {
        self.init(asset: path)
    }
}
