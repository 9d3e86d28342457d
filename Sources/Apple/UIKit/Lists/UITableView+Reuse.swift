import Foundation

extension UITableView {
    /// Takes the cells of rows that are out of sight back, before others are asked for: those are shown in their place.
    ///
    /// - Parameter isMeasured: False while rows whose heights are only estimated may still come into sight.
    func putAwayRowsOutOfSight(isMeasured: Bool) {
        guard let plan else { return }
        let visible = Set(plan.rows(from: bounds.minY, to: bounds.maxY))
        for path in shown.keys.sorted() where !visible.contains(path) {
            if !isMeasured, plan.contains(path), !plan.sections[path.section].rows[path.row].isKnown { continue }
            if rowSwipe.path == path { rowSwipe.stop() }
            guard let cell = shown.removeValue(forKey: path) else { continue }
            remove(cell, at: path)
        }
    }

    /// Takes a row's cell from the table: it waits to be shown for another row. The delegate hears of the end of what it was told of.
    func remove(_ cell: UITableViewCell, at path: IndexPath) {
        cell.table = nil
        if cell.superview === self { cell.removeFromSuperview() }
        if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
        let wasSeen = !cell.isFresh
        cell.isFresh = false
        if wasSeen { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
        spareCells.put(cell, cell.reuseIdentifier)
    }

    /// Takes a header or a footer from the table, as a row's cell.
    func remove(_ view: UIView, _ header: TableHeader) {
        if view.superview === self { view.removeFromSuperview() }
        if told.remove(ObjectIdentifier(view)) != nil {
            if header.isFooter {
                delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: header.section)
            } else {
                delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: header.section)
            }
        }
        guard let view = view as? UITableViewHeaderFooterView else { return }
        view.table = nil
        spareHeaders.put(view, view.reuseIdentifier)
    }

    // MARK: Changes

    func beginChange() { changeDepth += 1 }

    func endChange() {
        changeDepth = max(0, changeDepth - 1)
        guard changeDepth == 0 else { return }
        let made = changes
        changes = ListUpdates()
        if made.changesSections { askForHeadersAgain() }
        let passage = ListPassage(made)
        moveRows(kept: passage.kept, chosen: passage.path)
        reconfigure(made.reconfigured.compactMap(passage.path))
    }

    /// Notes a change, which is made with the others of its batch, or by itself.
    func change(_ note: (inout ListUpdates) -> Void) {
        beginChange()
        note(&changes)
        endChange()
    }

    /// Lets the cells in sight go along with their rows: those of rows that are gone or new are taken back or asked for.
    func moveRows(kept: (IndexPath) -> IndexPath?, chosen: (IndexPath) -> IndexPath?) {
        stopFinger()
        let cells = shown
        shown = [:]
        for path in cells.keys.sorted(by: >) {
            guard let cell = cells[path] else { continue }
            if let goal = kept(path), shown[goal] == nil { shown[goal] = cell } else { remove(cell, at: path) }
        }
        let paths = (indexPathsForSelectedRows ?? []).compactMap(chosen)
        indexPathsForSelectedRows = paths.isEmpty ? nil : paths
        touchedRow = touchedRow.flatMap(chosen)
        let measured = plan?.measured ?? measuredHeights
        setNeedsPlan()
        for (path, height) in measured { kept(path).map { measuredHeights[$0] = height } }
    }

    func askForHeadersAgain() {
        let views = shownHeaders
        shownHeaders = [:]
        for header in views.keys.sorted() { views[header].map { remove($0, header) } }
        (askedHeaders, told) = ([], [])
    }

    /// Has cells in sight filled anew as they are: a data source that asks for one is given the one that is there.
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let old = shown[path] else { continue }
            reconfigured = path
            let cell = dataSource?.tableView(self, cellForRowAt: path)
            reconfigured = nil
            guard let cell, shown[path] === old else { continue }
            if cell !== old {
                shown[path] = nil
                remove(old, at: path)
                // The new cell is the one that the table asks for next.
                spareCells.put(cell, cell.reuseIdentifier)
            }
            measuredHeights[path] = nil
            if plan?.contains(path) == true, plan?.sections[path.section].rows[path.row].isFixed == false {
                plan?.sections[path.section].rows[path.row].isKnown = false
            }
        }
        setNeedsLayout()
    }
}
