import Foundation

/// An item of a group's row or column that has its size; lengths are in points.
@MainActor
struct CompositionalMember {
    let item: NSCollectionLayoutItem
    let laid: CompositionalGroups.Laid

    /// The distances at both ends along an axis.
    struct Edges {
        var before, after: NSCollectionLayoutSpacing?

        /// The start of a thing between the two: flexible ones share what is left.
        @MainActor
        func start(of length: CGFloat, in room: CGFloat) -> CGFloat {
            let (first, second) = (before?.spacing ?? 0, after?.spacing ?? 0)
            guard before?.isFlexible == true else { return first }
            let left = max(0, room - length - first - second)
            return first + (after?.isFlexible == true ? left / 2 : left)
        }
    }

    func edges(_ isVertical: Bool) -> Edges {
        let spacing = item.edgeSpacing
        return isVertical
            ? Edges(before: spacing?.top, after: spacing?.bottom)
            : Edges(before: spacing?.leading, after: spacing?.trailing)
    }

    /// The least length of the distances at both ends.
    func least(_ isVertical: Bool) -> CGFloat {
        let edges = edges(isVertical)
        return (edges.before?.spacing ?? 0) + (edges.after?.spacing ?? 0)
    }

    /// Indicates whether the length across the axis is a share of the group's own.
    func dependsOnBreadth(_ isVertical: Bool) -> Bool {
        isVertical
            ? item.layoutSize.widthDimension.isFractionalWidth : item.layoutSize.heightDimension.isFractionalHeight
    }

    /// Indicates whether the item is as broad as the broadest of its row or column.
    func isUniform(_ isVertical: Bool) -> Bool { Self.isUniform(item, isVertical) }
    static func isUniform(_ item: NSCollectionLayoutItem, _ isVertical: Bool) -> Bool {
        let size = item.layoutSize
        return (isVertical ? size.widthDimension : size.heightDimension).isUniformAcrossSiblings
    }
}

extension NSDirectionalRectEdge {
    /// The point of a size that edges name, from its top leading corner: the middle where they name none.
    func point(of size: CGSize) -> CGPoint {
        CGPoint(
            x: contains(.leading) ? 0 : contains(.trailing) ? size.width : size.width / 2,
            y: contains(.top) ? 0 : contains(.bottom) ? size.height : size.height / 2)
    }
}

extension NSCollectionLayoutAnchor {
    /// The offset in points, for a view of a size.
    func moved(_ size: CGSize) -> CGPoint {
        isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}
