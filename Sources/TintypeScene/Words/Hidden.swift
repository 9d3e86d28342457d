import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let hidden = ModifierSpec("hidden", "Keeps the view's place and shows nothing of it.") { _ in
        wrapping { _, _ in HiddenModifier() }
    }
}
