import Foundation

extension UIColor {
    /// The colour in English words, such as "dark blue". Apple's words for it are others, and the user's language.
    public var accessibilityName: String {
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        if alpha == 0 { return "transparent" }
        if brightness < 0.1 { return "black" }
        guard saturation >= 0.1 else {
            if brightness > 0.95 { return "white" }
            return brightness < 0.4 ? "dark gray" : brightness > 0.7 ? "light gray" : "gray"
        }
        // The colours by the degrees at which each ends.
        let names: KeyValuePairs<CGFloat, String> = [
            15: "red", 45: "orange", 70: "yellow", 160: "green", 200: "cyan", 255: "blue", 290: "purple",
            345: "pink", 361: "red",
        ]
        let name = names.first { hue * 360 < $0.key }?.value ?? "red"
        if brightness < 0.5 { return name == "orange" ? "brown" : "dark " + name }
        return saturation < 0.4 ? "light " + name : name
    }
}
