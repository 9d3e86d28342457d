import Testing
import UIKit

/// Places in lists as objects, which calls of before Swift 3 are written with.
@Suite("Index paths as objects")
struct IndexPathObjectTests {
    @Test("an object and the value that it stands for name the same row")
    func rows() {
        let path = IndexPath(row: 3, section: 1)
        #expect((path as NSIndexPath).row == 3)
        #expect((path as NSIndexPath).section == 1)
        #expect(NSIndexPath(item: 3, section: 1) as IndexPath == path)
    }
}
