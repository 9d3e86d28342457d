/// The place at which the lines of a text break, and are cut off. UIKit's type; texts break between words here, whatever it says.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
