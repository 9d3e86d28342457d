import Testing
import UIKit

@Suite("Values of attributes")
@MainActor
struct AttributeValueTests {
    enum Kind: CaseIterable {
        case colors, fonts, paragraphs, shadows, attachments, pictures, paths, descriptors, lists, tabs

        /// Two values that differ, as far as they can.
        @MainActor var pair: (Any, Any) {
            switch self {
            case .colors: (UIColor.red, UIColor(white: 0, alpha: 0))
            case .fonts: (UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 0))
            case .paragraphs: (NSParagraphStyle(), NSMutableParagraphStyle())
            case .shadows: (NSShadow(), NSShadow())
            case .attachments: (NSTextAttachment(), NSTextAttachment())
            case .pictures: (UIImage(), UIImage(systemName: "star") ?? UIImage())
            case .paths: (UIBezierPath(), UIBezierPath(rect: .zero))
            case .descriptors: (UIFontDescriptor(), UIFontDescriptor(name: "Inter", size: 0))
            case .lists: (NSTextList(markerFormat: .disc, options: 0), NSTextList(markerFormat: .box, options: 0))
            case .tabs:
                (NSTextTab(textAlignment: .left, location: 0), NSTextTab(textAlignment: .left, location: 0))
            }
        }
    }

    // CoreFoundation compares the values of neighbours, and takes an object that begins with nought for one of its own.
    @Test("texts with values of one key stand beside each other", arguments: Kind.allCases)
    func neighbours(kind: Kind) throws {
        let (first, second) = kind.pair
        let key = NSAttributedString.Key("value")
        for other in [first, second] {
            let text = NSMutableAttributedString(string: "ab", attributes: [key: first])
            text.append(NSAttributedString(string: "cd", attributes: [key: other]))
            text.addAttribute(key, value: other, range: NSRange(location: 1, length: 2))
            #expect(text.length == 4 && text.attribute(key, at: 3, effectiveRange: nil) != nil)
        }
    }
}
