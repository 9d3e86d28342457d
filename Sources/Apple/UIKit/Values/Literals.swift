/// What a colour written as `#colorLiteral(…)` is.
public typealias _ColorLiteralType = UIColor

/// What a picture written as `#imageLiteral(…)` is.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// The picture of the app's that is called `path`.
    public convenience init(imageLiteralResourceName path: String) {
        self.init(asset: path)
    }
}
