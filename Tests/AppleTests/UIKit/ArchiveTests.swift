import Testing
import UIKit

@Suite("Objects in archives")
@MainActor
struct ArchiveTests {
    private func copy<T: NSObject & NSSecureCoding>(_ object: T) throws -> T {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data))
    }

    @Test("a colour comes back in both schemes")
    func colors() throws {
        let red = try copy(UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
        #expect(red == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
        let label = try copy(UIColor.label)
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(
                label.resolvedColor(with: traits).cgColor == UIColor.label.resolvedColor(with: traits).cgColor)
        }
    }

    @Test("a font comes back with its size, its weight and its slant")
    func fonts() throws {
        let bold = try copy(UIFont.systemFont(ofSize: 14, weight: .semibold))
        #expect(bold.pointSize == 14 && CTFontGetSymbolicTraits(bold).contains(.traitBold))
        let italic = try copy(UIFont.italicSystemFont(ofSize: 9))
        #expect(CTFontGetSymbolicTraits(italic).contains(.traitItalic))
        let descriptor = try copy(UIFontDescriptor(name: "Inter", size: 21))
        #expect(descriptor.pointSize == 21 && descriptor.postscriptName == "Inter")
    }

    @Test("an outline comes back with its steps and its line")
    func paths() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 3)
        path.lineWidth = 4
        path.lineCapStyle = .round
        path.setLineDash([1, 2.5], count: 2, phase: 0.5)
        let other = try copy(path)
        #expect(other.bounds == path.bounds && other.lineWidth == 4 && other.lineCapStyle == .round)
        var lengths: [CGFloat] = [0, 0]
        var phase: CGFloat = 0
        other.getLineDash(&lengths, count: nil, phase: &phase)
        #expect(lengths == [1, 2.5] && phase == 0.5)
    }

    @Test("styles of texts come back")
    func texts() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineHeightMultiple = 1.5
        style.tabStops = [NSTextTab(textAlignment: .right, location: 40)]
        style.textLists = [NSTextList(markerFormat: .decimal, startingItemNumber: 3)]
        let other = try copy(style)
        #expect(other.alignment == .center && other.lineHeightMultiple == 1.5)
        #expect(other.tabStops.map(\.location) == [40] && other.textLists.map(\.startingItemNumber) == [3])
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: -2)
        shadow.shadowColor = UIColor.blue
        let cast = try copy(shadow)
        #expect(cast.shadowOffset == shadow.shadowOffset && cast.shadowColor as? UIColor == .blue)
    }

    @Test("a symbol comes back by its name, within an attachment too")
    func pictures() throws {
        let star = try #require(UIImage(systemName: "star"))
        #expect(try copy(star).size == star.size)
        let attachment = NSTextAttachment(image: star)
        attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 10)
        let other = try copy(attachment)
        #expect(other.image != nil && other.bounds == attachment.bounds)
    }

    @Test("items of bars that come from archives are new ones")
    func bars() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        #expect(UIBarButtonItem(coder: coder)?.title == nil && UITabBarItem(coder: coder) != nil)
        #expect(UINavigationItem(coder: coder) != nil)
    }
}
