package import Foundation
package import TintypeGraphics

/// The differences between one of our pictures and that of the real thing, view by view.
package struct RealComparison: Codable, Hashable, Sendable {
    /// A view that looks different.
    package struct View: Codable, Hashable, Sendable {
        /// The name by which people call it.
        package var name: String
        /// In points.
        package var frame: CGRect
        /// The part of its own pixels that differ, 0...1.
        package var part: Double
        /// The part of all pixels of the picture that differ in it, 0...1.
        package var partOfPicture: Double
        /// The way by which it lies elsewhere in the real picture, in points; zero where it cannot be told.
        package var shift: CGPoint
    }

    /// The part of all pixels that differ, 0...1.
    package var part: Double
    /// The mean difference of all pixels, 0...1.
    package var mean: Double
    /// The way by which all lies elsewhere in the real picture, in points. It is taken off before views are compared.
    package var shift: CGPoint
    /// The real picture's size in our pixels a point, over ours: 1 where they are of one scale.
    package var scale: Double
    /// Those that differ most for the whole picture first.
    package var views: [View]

    /// The least difference of a channel that counts: other rasterizers and other faces smooth edges otherwise.
    package static let leastDifference = 24

    /// - Parameters:
    ///   - scale: Our pixels a point.
    ///   - layout: The views of our picture; nil where it does not tell.
    package init(ours: Bitmap, scale: Double, layout: SettledTree?, real: Bitmap) {
        let own = RealRaster(ours)
        let other = RealRaster(real).resized(width: own.width, height: own.height)
        self.scale = own.width > 0 ? Double(real.width) / Double(own.width) : 1
        // Roughly first, on a smaller copy.
        let (small, smallOther) = (
            own.resized(width: max(own.width / 4, 1), height: max(own.height / 4, 1)),
            other.resized(width: max(own.width / 4, 1), height: max(own.height / 4, 1))
        )
        let rough = small.shift(in: smallOther, small.area, reach: 6, step: 2)
        let (dx, dy) = Self.refined(own, other, dx: rough.dx * 4, dy: rough.dy * 4)
        shift = CGPoint(x: Double(dx) / scale, y: Double(dy) / scale)

        var owners = [Int32](repeating: -1, count: own.width * own.height)
        var found: [SettledTree.View] = []
        if let layout { Self.claim(layout.root, scale, own, &owners, &found) }
        var (counts, areas) = ([Int](repeating: 0, count: found.count), [Int](repeating: 0, count: found.count))
        var (differing, sum) = (0, 0)
        for y in 0..<own.height {
            for x in 0..<own.width {
                let difference = own.difference(other, x, y, dx: dx, dy: dy)
                let owner = Int(owners[y * own.width + x])
                if owner >= 0 { areas[owner] += 1 }
                sum += difference
                guard difference >= Self.leastDifference else { continue }
                differing += 1
                if owner >= 0 { counts[owner] += 1 }
            }
        }
        let all = max(own.width * own.height, 1)
        part = Double(differing) / Double(all)
        mean = Double(sum) / 255 / Double(all)
        views = found.indices.filter { counts[$0] > 0 }.map { index in
            let view = found[index]
            var way = (dx: 0, dy: 0)
            if let area = PixelArea(view.frame, scale: scale, width: own.width, height: own.height) {
                let moved = own.shift(in: other, area, around: (dx, dy), reach: Int((3 * scale).rounded()))
                way = (moved.dx - dx, moved.dy - dy)
            }
            return View(
                name: ViewLabel.text(view), frame: view.frame,
                part: Double(counts[index]) / Double(max(areas[index], 1)),
                partOfPicture: Double(counts[index]) / Double(all),
                shift: CGPoint(x: Double(way.dx) / scale, y: Double(way.dy) / scale))
        }
        .sorted { ($1.partOfPicture, $0.name) < ($0.partOfPicture, $1.name) }
    }

    /// The best way near another one.
    private static func refined(_ own: RealRaster, _ other: RealRaster, dx: Int, dy: Int) -> (dx: Int, dy: Int) {
        let moved = own.shift(in: other, own.area, around: (dx, dy), reach: 3, step: 3)
        let still = own.difference(other, in: own.area, dx: 0, dy: 0, step: 3)
        let found = own.difference(other, in: own.area, dx: moved.dx, dy: moved.dy, step: 3)
        return found < still * 0.9 ? moved : (0, 0)
    }

    /// Gives each pixel to the last of the innermost views that hold it; modifiers have none.
    private static func claim(
        _ view: SettledTree.View, _ scale: Double, _ raster: RealRaster, _ owners: inout [Int32],
        _ found: inout [SettledTree.View]
    ) {
        if !ViewLabel.isModifier(view),
            let area = PixelArea(view.frame, scale: scale, width: raster.width, height: raster.height)
        {
            let number = Int32(found.count)
            found.append(view)
            for y in area.rows { for x in area.columns { owners[y * raster.width + x] = number } }
        }
        for child in view.children { claim(child, scale, raster, &owners, &found) }
    }
}

extension RealRaster {
    /// The best way among those near another one.
    fileprivate func shift(
        in other: RealRaster, _ area: PixelArea, around way: (dx: Int, dy: Int), reach: Int, step: Int = 1
    ) -> (dx: Int, dy: Int) {
        let still = difference(other, in: area, dx: way.dx, dy: way.dy, step: step)
        var best = (dx: way.dx, dy: way.dy, difference: still)
        for dy in (way.dy - reach)...(way.dy + reach) {
            for dx in (way.dx - reach)...(way.dx + reach) {
                let found = difference(other, in: area, dx: dx, dy: dy, step: step)
                if found < best.difference { best = (dx, dy, found) }
            }
        }
        return best.difference < still * 0.75 ? (best.dx, best.dy) : way
    }
}
