import Foundation

/// One thing that is so in the picture of a screen.
struct ScreenClaim {
    /// The sentence that says how a screen breaks the claim; nil where it keeps it.
    let breach: (DrawnScreen) throws -> String?

    /// All of these texts are there.
    static func shows(_ texts: String...) -> ScreenClaim {
        ScreenClaim { screen in
            let missing = texts.filter { !screen.texts.contains($0) }
            return missing.isEmpty ? nil : "\(missing) is not among \(screen.texts)"
        }
    }

    /// None of these texts is there.
    static func lacks(_ texts: String...) -> ScreenClaim {
        ScreenClaim { screen in
            let found = texts.filter(screen.texts.contains)
            return found.isEmpty ? nil : "\(found) is among \(screen.texts)"
        }
    }

    /// The text is there so many times.
    static func times(_ text: String, _ count: Int) -> ScreenClaim {
        ScreenClaim { screen in
            let found = screen.texts.filter { $0 == text }.count
            return found == count ? nil : "\(text) is there \(found) times, among \(screen.texts)"
        }
    }

    /// A named view or text has this size in points; nil for any.
    static func size(_ key: String, _ width: CGFloat?, _ height: CGFloat?) -> ScreenClaim {
        ScreenClaim { screen in
            let frame = try screen.frame(key)
            let isRight = (width ?? frame.width).isNear(frame.width) && (height ?? frame.height).isNear(frame.height)
            return isRight ? nil : "\(key) is \(frame.width) by \(frame.height)"
        }
    }

    /// The measures of two views are so far apart: the second's less the first's, in points.
    static func apart(
        _ first: String, _ edge: KeyPath<CGRect, CGFloat>, _ second: String, _ other: KeyPath<CGRect, CGFloat>,
        by distance: CGFloat = 0
    ) -> ScreenClaim {
        ScreenClaim { screen in
            let found = try screen.frame(second)[keyPath: other] - screen.frame(first)[keyPath: edge]
            return found.isNear(distance) ? nil : "from \(first) to \(second) it is \(found), not \(distance)"
        }
    }

    /// The views stand one below the other, in this order.
    static func stacked(_ keys: String...) -> ScreenClaim {
        ScreenClaim { screen in
            let tops = try keys.map { try screen.frame($0).minY }
            return zip(tops, tops.dropFirst()).allSatisfy { $0 < $1 } ? nil : "the tops of \(keys) are \(tops)"
        }
    }

    /// The views stand one after the other from the left, in this order.
    static func inLine(_ keys: String...) -> ScreenClaim {
        ScreenClaim { screen in
            let edges = try keys.map { try screen.frame($0).minX }
            return zip(edges, edges.dropFirst()).allSatisfy { $0 < $1 } ? nil : "the left edges of \(keys) are \(edges)"
        }
    }

    /// The views have one centre.
    static func centred(_ inner: String, in outer: String) -> ScreenClaim {
        at(inner, .init(x: 0.5, y: 0.5), of: outer)
    }

    /// The centre of a view is on the top trailing corner of another.
    static func onCorner(_ badge: String, of icon: String) -> ScreenClaim { at(badge, .init(x: 1, y: 0), of: icon) }

    /// The centre of a view is at a place of another, from 0 to 1 in both directions.
    static func at(_ inner: String, _ place: CGPoint, of outer: String) -> ScreenClaim {
        ScreenClaim { screen in
            let (inner, outer) = (try screen.frame(inner), try screen.frame(outer))
            let wanted = CGPoint(x: outer.minX + place.x * outer.width, y: outer.minY + place.y * outer.height)
            let isRight = inner.midX.isNear(wanted.x) && inner.midY.isNear(wanted.y)
            return isRight ? nil : "the centre is at \(inner.midX), \(inner.midY), not at \(wanted)"
        }
    }

    /// A view does not leave another.
    static func inside(_ inner: String, _ outer: String) -> ScreenClaim {
        ScreenClaim { screen in
            let (inner, outer) = (try screen.frame(inner), try screen.frame(outer))
            let isInside =
                min(inner.minX - outer.minX, inner.minY - outer.minY) >= -0.01
                && min(outer.maxX - inner.maxX, outer.maxY - inner.maxY) >= -0.01
            return isInside ? nil : "\(inner) leaves \(outer)"
        }
    }

    /// The picture has this colour at a place in a view, in bytes, within 3 of each.
    static func colour(
        _ key: String, _ red: Int, _ green: Int, _ blue: Int, x: Double = 0.5, y: Double = 0.5
    ) -> ScreenClaim {
        ScreenClaim { screen in
            let found = try screen.pixel(key, x, y)
            let isRight = abs(found.x - red) <= 3 && abs(found.y - green) <= 3 && abs(found.z - blue) <= 3
            return isRight ? nil : "\(key) is \(found)"
        }
    }
}

extension CGFloat {
    /// Indicates whether two lengths are a hundredth of a point apart at most.
    fileprivate func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude <= 0.01 }
}
