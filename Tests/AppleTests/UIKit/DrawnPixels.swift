import Foundation
import SwiftUI
import Testing
import TintypeGraphics
import UIKit

/// The picture of a view of UIKit, a pixel a point.
@MainActor
struct DrawnPixels {
    private let bitmap: Bitmap

    /// A picture of a view of a fixed size.
    init(_ view: UIView, scheme: ColorScheme = .light, direction: LayoutDirection = .leftToRight) throws {
        let content = DrawnResponder(view)
            .frame(width: view.bounds.width, height: view.bounds.height)
            .environment(\.colorScheme, scheme)
            .environment(\.layoutDirection, direction)
        let renderer = ImageRenderer(content: content)
        renderer.scale = 1
        bitmap = try #require(renderer.cgImage).bitmap
    }

    init(_ image: UIImage) throws {
        bitmap = try #require(image.cgImage).bitmap
    }

    /// Red, green, blue and alpha of a pixel, 0...255.
    subscript(x: Int, y: Int) -> [Int] {
        let pixel = bitmap[x, y]
        return [Int(pixel.x), Int(pixel.y), Int(pixel.z), Int(pixel.w)]
    }

    /// Returns whether a pixel is opaque and about of a colour.
    func isAbout(_ color: UIColor, _ x: Int, _ y: Int) -> Bool {
        let wanted = (color.cgColor.components ?? []).map { Int(($0 * 255).rounded()) }
        return zip(self[x, y], wanted).allSatisfy { abs($0 - $1) <= 6 }
    }

    /// The number of pixels that are opaque and about of a colour, from the top left corner on.
    func count(_ color: UIColor, _ width: Int, _ height: Int) -> Int {
        let wanted = (color.cgColor.components ?? []).map { Int(($0 * 255).rounded()) }
        guard wanted.count == 4 else { return 0 }
        var count = 0
        for y in 0..<height {
            for x in 0..<width {
                let pixel = bitmap[x, y]
                guard abs(Int(pixel.x) - wanted[0]) <= 6, abs(Int(pixel.y) - wanted[1]) <= 6,
                    abs(Int(pixel.z) - wanted[2]) <= 6, abs(Int(pixel.w) - wanted[3]) <= 6
                else { continue }
                count += 1
            }
        }
        return count
    }

    /// Returns whether nothing is drawn at a pixel.
    func isClear(_ x: Int, _ y: Int) -> Bool { self[x, y][3] == 0 }
}
