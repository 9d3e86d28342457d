import SwiftUI
import Testing
import UIKit

@Suite("Traits of UIKit")
struct UITraitCollectionTests {
    @Test("of several collections the last one that says a trait counts, and what none says is unspecified")
    func merging() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(verticalSizeClass: .compact),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
        ])
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.verticalSizeClass == .compact)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.displayScale == 0)
    }

    @Test("may be changed by a closure, which leaves the rest")
    func mutations() {
        let traits = UITraitCollection { $0.displayScale = 2 }.modifyingTraits { $0.layoutDirection = .rightToLeft }
        #expect(traits.displayScale == 2)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.preferredContentSizeCategory == .unspecified)
    }

    @Test(
        "Law: each size of text has a word of UIKit's, and that word means the size",
        arguments: DynamicTypeSize.allCases)
    func sizes(size: DynamicTypeSize) {
        let category = UIContentSizeCategory(size)
        #expect(DynamicTypeSize(category) == size)
        #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
        #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    }
}
