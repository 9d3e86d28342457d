import Foundation

extension UITableView: MovingList {
    func movedRow(at point: CGPoint) -> IndexPath? {
        guard isEditing, let path = indexPathForRow(at: point), let cell = shown[path],
            dataSource?.tableView(self, canMoveRowAt: path) == true,
            let handle = cell.ends.trailing.last as? CellSignView, handle.sign == .reorder
        else { return nil }
        let place = handle.convert(handle.bounds, to: self)
        return place.insetBy(dx: -CellSign.reorder.margin, dy: -cell.bounds.height).contains(point) ? path : nil
    }

    func goal(ofMoved path: IndexPath, at y: CGFloat) -> IndexPath {
        guard let plan, let own = restPlace(ofRow: path) else { return path }
        var below: IndexPath?
        var above: IndexPath?
        for (index, section) in plan.sections.enumerated() {
            if index > path.section, y > section.start { below = IndexPath(row: 0, section: index) }
            for row in section.rows.indices {
                let other = IndexPath(row: row, section: index)
                guard other != path, let place = restPlace(ofRow: other) else { continue }
                if place.midY > own.midY, y > place.minY {
                    // In another section the row stands below those that it has passed.
                    below = IndexPath(row: index == path.section ? row : row + 1, section: index)
                }
                if above == nil, place.midY < own.midY, y < place.maxY { above = other }
            }
            if above == nil, index < path.section, y < section.end {
                above = IndexPath(row: section.rows.count, section: index)
            }
        }
        return below ?? above ?? path
    }

    func finishMove(from path: IndexPath, to proposed: IndexPath) {
        let goal =
            delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
        guard goal != path else { return }
        dataSource?.tableView(self, moveRowAt: path, to: goal)
        moveRow(at: path, to: goal)
    }
}
