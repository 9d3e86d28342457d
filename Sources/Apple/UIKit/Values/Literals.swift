public import CoreGraphics

/// The type of a colour written as `#colorLiteral(…)`.
public typealias _ColorLiteralType = UIColor

/// The type of a picture written as `#imageLiteral(…)`.
public typealias _ImageLiteralType = UIImage

extension CGColor: _ExpressibleByColorLiteral {
    /// The colour of sRGB that a file writes as `#colorLiteral(…)`.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
