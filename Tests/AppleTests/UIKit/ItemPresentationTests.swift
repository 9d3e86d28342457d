import Foundation
import Testing
import UIKit

@Suite("Items as they are shown")
struct ItemPresentationTests {
    @Test("the wishes of a provider read back, each from its own")
    func wishes() {
        let (item, other) = (NSItemProvider(), NSItemProvider())
        #expect(item.preferredPresentationSize == .zero && item.preferredPresentationStyle == .unspecified)
        item.preferredPresentationSize = CGSize(width: 2, height: 3)
        item.preferredPresentationStyle = .inline
        item.teamData = Data([1])
        #expect(item.preferredPresentationSize == CGSize(width: 2, height: 3))
        #expect(item.preferredPresentationStyle == .inline && item.teamData == Data([1]))
        #expect(other.preferredPresentationSize == .zero && other.teamData == nil)
    }
}
