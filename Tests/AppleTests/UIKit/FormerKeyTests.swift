import Foundation
import Testing
import UIKit

@Suite("Places in lists, keys of texts and options of pages, as they were")
@MainActor
struct FormerKeyTests {
    @Test("a place in a list tells its row and its section as an object, too")
    func places() {
        let place = IndexPath(row: 3, section: 2) as NSIndexPath
        #expect((place.row, place.item, place.section) == (3, 3, 2))
        #expect(NSIndexPath(row: 3, section: 2) == place)
        #expect(NSIndexPath(item: 3, section: 2) as IndexPath == IndexPath(item: 3, section: 2))
    }

    @Test("keys of looks are today's, and options of pages may be strings")
    func keys() {
        let text = NSAttributedString(string: "a", attributes: [NSForegroundColorAttributeName: UIColor.red])
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        let options: [String: Any]? = [UIPageViewControllerOptionInterPageSpacingKey: 20]
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .vertical, options: options)
        #expect(pages.navigationOrientation == .vertical)
    }
}
