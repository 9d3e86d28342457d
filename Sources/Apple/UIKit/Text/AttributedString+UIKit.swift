import Foundation

extension AttributedString {
    /// The text with those of UIKit's attributes that a part of a line can have, as UIKit's views take it.
    var withUIKitAttributes: NSAttributedString {
        let text = NSMutableAttributedString()
        for run in runs {
            let own = run.uiKit
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = own.font
            attributes[.foregroundColor] = own.foregroundColor ?? run.swiftUI.foregroundColor.map { UIColor($0) }
            attributes[.backgroundColor] = own.backgroundColor
            attributes[.underlineColor] = own.underlineColor
            attributes[.strikethroughColor] = own.strikethroughColor
            attributes[.obliqueness] = own.obliqueness
            attributes[.kern] = own.kern
            attributes[.tracking] = own.tracking
            attributes[.strokeColor] = own.strokeColor
            attributes[.strokeWidth] = own.strokeWidth
            attributes[.baselineOffset] = own.baselineOffset
            attributes[.underlineStyle] = own.underlineStyle?.rawValue
            attributes[.strikethroughStyle] = own.strikethroughStyle?.rawValue
            attributes[.link] = run.link
            text.append(NSAttributedString(string: String(self[run.range].characters), attributes: attributes))
        }
        return text
    }
}
