import Foundation

extension ResolvedColor {
    /// The hue as a part of a turn from red, the saturation and the brightness, each in 0...1.
    package var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        var turn = 0.0
        if range > 0 {
            switch most {
            case red: turn = ((green - blue) / range).truncatingRemainder(dividingBy: 6)
            case green: turn = (blue - red) / range + 2
            default: turn = (red - green) / range + 4
            }
        }
        return ((turn < 0 ? turn + 6 : turn) / 6, most > 0 ? range / most : 0, most)
    }

    /// The colour in English words, such as "dark blue". Apple's words for it are others, and the user's language.
    package var words: String {
        let (hue, saturation, brightness) = hueSaturationBrightness
        if alpha == 0 { return "transparent" }
        if brightness < 0.1 { return "black" }
        guard saturation >= 0.1 else {
            if brightness > 0.95 { return "white" }
            return brightness < 0.4 ? "dark gray" : brightness > 0.7 ? "light gray" : "gray"
        }
        // The colours by the degrees at which each ends.
        let names: KeyValuePairs<Double, String> = [
            15: "red", 45: "orange", 70: "yellow", 160: "green", 200: "cyan", 255: "blue", 290: "purple",
            345: "pink", 361: "red",
        ]
        let name = names.first { hue * 360 < $0.key }?.value ?? "red"
        if brightness < 0.5 { return name == "orange" ? "brown" : "dark " + name }
        return saturation < 0.4 ? "light " + name : name
    }
}
