import Foundation
package import TintypeGraphics
package import TintypeScene
import TintypeTree
import TintypeUI

/// One picture of all variants of a scene: a table where axes cross, captions elsewhere. Our own views lay it out.
@MainActor
package struct ContactSheet {
    /// A variant, and the scene as it was laid out for it.
    package struct Picture: Sendable {
        package let variant: SceneVariant
        package let drawn: DrawnScene

        package init(variant: SceneVariant, drawn: DrawnScene) {
            self.variant = variant
            self.drawn = drawn
        }
    }

    let title: String
    let pictures: [Picture]

    /// The most room that a picture is given, in points.
    private static let largest = CGSize(width: 340, height: 440)

    /// - Parameter title: The title above the pictures, e.g. the scene's name.
    /// - Precondition: There is a picture.
    package init(title: String, pictures: [Picture]) {
        precondition(!pictures.isEmpty, "a contact sheet has a picture")
        self.title = title
        self.pictures = pictures
    }

    /// The sheet, at 2 pixels a point; at 1, and with smaller pictures, where it would be too large.
    ///
    /// - Throws: ``FontSetError`` where the fonts are missing, and errors of characters in names that no font has.
    package func displayList() throws -> DisplayList {
        let placed = pictures.map { SheetPicture(list: $0.drawn.list, isDark: $0.variant.canvas.colorScheme == .dark) }
        return try PictureSheet(placed, largest: Self.largest, ground: ContactSheetView.ground).displayList { sizes in
            let plan = ContactSheetPlan(pictures.map(\.variant), sizes: sizes)
            return ContactSheetView(
                title: title, subtitle: subtitle(plan), plan: plan, sizes: sizes,
                captions: pictures.map { picture in
                    plan.axes.compactMap { picture.variant.value(on: $0) }
                })
        }
    }

    private func subtitle(_ plan: ContactSheetPlan) -> String {
        let count = pictures.count == 1 ? "1 variant" : "\(pictures.count) variants"
        return ([count] + plan.axes.map(\.name)).joined(separator: "  ·  ")
    }
}
