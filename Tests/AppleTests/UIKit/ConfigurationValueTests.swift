import Foundation
import Testing
import UIKit

@MainActor
@Suite("Configurations as values")
struct ConfigurationValueTests {
    @Test("are equal where all of their parts are, and a closure is equal to its copies alone")
    func equality() {
        var (one, other) = (UIButton.Configuration.filled(), UIButton.Configuration.filled())
        #expect(one == other && one.hashValue == other.hashValue)
        one.background.cornerRadius = 3
        #expect(one != other)
        other.background.cornerRadius = 3
        let grey = UIConfigurationColorTransformer { _ in .gray }
        (one.imageColorTransformer, other.imageColorTransformer) = (grey, grey)
        #expect(one == other)
        other.imageColorTransformer = UIConfigurationColorTransformer { _ in .gray }
        #expect(one != other)
    }

    @Test("of lists compare the looks of their texts")
    func lists() {
        var (one, other) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
        #expect(Set([one, other]).count == 1)
        one.textProperties.numberOfLines = 2
        #expect(Set([one, other]).count == 2)
        other = one
        #expect(one == other)
        #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.boldSystemFont(ofSize: 12))
        #expect(UIFont.boldSystemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 13))
    }

    @Test("a colour without colours is a gray as bright")
    func gray() {
        func white(_ color: UIColor) -> CGFloat {
            var white: CGFloat = 0
            // A colour of three equal parts is a gray.
            #expect(UIConfigurationColorTransformer.grayscale(color).getWhite(&white, alpha: nil))
            return white
        }
        #expect(abs(white(.white) - 1) < 0.001)
        #expect(white(.green) > white(.blue))
    }

    @Test("a sign's place is beside the first of its kind, else at the end")
    func accessories() {
        let signs: [UICellAccessory] = [.checkmark(), .disclosureIndicator(), .checkmark()]
        #expect(UICellAccessory.Placement.position(before: .disclosureIndicator())(signs) == 1)
        #expect(UICellAccessory.Placement.position(after: .checkmark())(signs) == 1)
        #expect(UICellAccessory.Placement.position(before: .delete())(signs) == 3)
    }
}
