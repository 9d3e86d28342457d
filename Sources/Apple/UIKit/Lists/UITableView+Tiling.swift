import Foundation

extension UITableView {
    /// The greatest number of times that rows are measured because others are in sight.
    private static let roundsOfTiling = 8

    func tileIfNeeded() {
        if plan == nil || goal != nil { tile() }
    }

    /// Makes the views in sight and measures them, scrolls where a row is to be seen, and places the views.
    func tile() {
        guard !isTiling, bounds.width > 0, bounds.height > 0 else { return }
        isTiling = true
        defer { isTiling = false }
        let isNew = plan == nil
        _ = placed
        layOutAround()
        for _ in 0..<UITableView.roundsOfTiling {
            putAwayRowsOutOfSight(isMeasured: false)
            guard measureRowsInSight(), let plan else { return }
            let size = CGSize(width: bounds.width, height: plan.end + (tableFooterView?.frame.height ?? 0))
            if contentSize != size { contentSize = size }
            var offset = contentOffset
            if let goal {
                offset = self.offset(showing: goal.path, at: goal.position)
            } else if isNew {
                offset = clamped(offset)
            }
            if offset == contentOffset { break }
            contentOffset = offset
        }
        goal = nil
        placeViews()
    }

    /// Gives the views above, below and behind the sections their frames.
    private func layOutAround() {
        if let header = tableHeaderView {
            header.move(to: CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height))
            if plan?.start != header.frame.height {
                plan?.start = header.frame.height
                plan?.place()
            }
        }
        backgroundView?.move(to: bounds)
    }

    // MARK: Measuring

    /// Makes the rows, headers and footers in sight from the top down, each of which moves those below when it is measured.
    ///
    /// - Returns: False if the rows were changed meanwhile, so that they have to be asked for again.
    private func measureRowsInSight() -> Bool {
        guard let number = plan?.number else { return false }
        var index = 0
        while let count = plan?.sections.count, index < count {
            plan?.place(only: index)
            makeIfInSight(TableHeader(section: index))
            guard plan?.number == number, var row = plan?.sections[index].firstRow(below: bounds.minY) else {
                return false
            }
            while let section = plan?.sections[index], row < section.rows.count,
                section.rowStarts[row] < bounds.maxY
            {
                let path = IndexPath(row: row, section: index)
                if section.rows[row].height > 0 || !section.rows[row].isKnown {
                    guard measure(path) else { return false }
                }
                row += 1
            }
            makeIfInSight(TableHeader(section: index, isFooter: true))
            guard plan?.number == number else { return false }
            index += 1
        }
        return true
    }

    /// Measures a row's cell, which is asked for where there is none.
    private func measure(_ path: IndexPath) -> Bool {
        let number = plan?.number
        guard let cell = cell(at: path), plan?.number == number else { return false }
        guard plan?.sections[path.section].rows[path.row].isKnown == false else { return true }
        let height = rounded(cell.fittedHeight(bounds.width - rowInset * 2))
        guard plan?.number == number else { return false }
        plan?.sections[path.section].rows[path.row].height = height
        plan?.sections[path.section].rows[path.row].isKnown = true
        plan?.place(only: path.section)
        return true
    }

    private func rounded(_ height: CGFloat) -> CGFloat {
        let scale = pixelScale
        // A length that is hardly more than whole pixels has them.
        return (height * scale - 0.001).rounded(.up) / scale
    }

    private func cell(at path: IndexPath) -> UITableViewCell? {
        if let cell = shown[path] {
            prepare(cell, at: path)
            return cell
        }
        let number = plan?.number
        guard let cell = dataSource?.tableView(self, cellForRowAt: path), plan?.number == number else { return nil }
        if let other = shown.first(where: { $1 === cell })?.key { shown[other] = nil }
        spareCells.release(cell, cell.reuseIdentifier)
        cell.table = self
        shown[path] = cell
        if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
        cell.place = TableRowPlace()
        cell.frame.size.width = bounds.width - rowInset * 2
        cell.isFresh = true
        cell.setSelected(indexPathsForSelectedRows?.contains(path) == true, animated: false)
        if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level > 0 {
            cell.indentationLevel = level
        }
        prepare(cell, at: path)
        return cell
    }

    /// Tells a cell of the table's margins and of editing.
    private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
        cell.follow(sideMargin)
        let edits = isEditing && dataSource?.tableView(self, canEditRowAt: path) != false
        if edits {
            cell.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
            cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
            cell.choosesSeveral = allowsMultipleSelectionDuringEditing
        }
        cell.isMovable = isEditing && dataSource?.tableView(self, canMoveRowAt: path) == true
        // A row that is moved and not edited is in the state of editing, too.
        let isEdited = edits || cell.isMovable
        if isEdited, !edits { (cell.editingStyle, cell.choosesSeveral) = (.none, false) }
        guard cell.isEditing != isEdited else { return }
        let state: UITableViewCell.StateMask = isEdited ? .showingEditControl : []
        cell.willTransition(to: state)
        cell.setEditing(isEdited, animated: false)
        cell.didTransition(to: state)
    }

    // MARK: Headers and footers

    /// Indicates whether a header is seen: in plain tables it stays at the top, or a footer at the bottom, as long as its rows are.
    private func isInSight(_ header: TableHeader) -> Bool {
        guard let plan, plan.sections.indices.contains(header.section) else { return false }
        let section = plan.sections[header.section]
        let part = section[keyPath: header.part]
        guard !part.isKnown || part.height > 0 else { return false }
        if header.isFooter {
            return section.end >= bounds.minY && (style == .plain ? section.start : section.rowsEnd) < bounds.maxY
        }
        let end = style == .plain ? section.end : section.rowsStart
        return section.start < bounds.maxY && (end > bounds.minY || (end == bounds.minY && !part.isKnown))
    }

    private func makeIfInSight(_ header: TableHeader) {
        guard isInSight(header) else { return }
        let (index, isFooter, number) = (header.section, header.isFooter, plan?.number)
        if askedHeaders.insert(header).inserted {
            let own =
                isFooter
                ? delegate?.tableView(self, viewForFooterInSection: index)
                : delegate?.tableView(self, viewForHeaderInSection: index)
            let view = own ?? titled(header)
            guard plan?.number == number else { return }
            if let view { add(view, isFooter: isFooter) }
            shownHeaders[header] = view
        }
        if let part = plan?.sections[index][keyPath: header.part], !part.isKnown {
            let height =
                shownHeaders[header].map { measured($0) } ?? (isFooter ? emptyFooterHeight : emptyHeaderHeight(index))
            plan?.sections[index][keyPath: header.part] = TablePlan.Part(height: height, isKnown: true)
            plan?.place(only: index)
        }
    }

    private func titled(_ header: TableHeader) -> UIView? {
        let title =
            header.isFooter
            ? dataSource?.tableView(self, titleForFooterInSection: header.section)
            : dataSource?.tableView(self, titleForHeaderInSection: header.section)
        guard let title, !title.isEmpty else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.isFooter = header.isFooter
        view.textLabel?.text = title
        return view
    }

    private func add(_ view: UIView, isFooter: Bool) {
        if let view = view as? UITableViewHeaderFooterView {
            spareHeaders.release(view, view.reuseIdentifier)
            view.table = self
            view.isFooter = isFooter
            view.follow(sideMargin)
        }
        if view.superview !== self { addSubview(view) }
    }

    private func measured(_ view: UIView) -> CGFloat {
        let height = view.fittedHeight(bounds.width)
        if height > 0 { return rounded(height) }
        return view.bounds.height > 0 ? view.bounds.height : UITableView.usualHeaderHeight(pixelScale)
    }

    /// Measures a row or a header again, whose content changed.
    func contentDidChange(of view: UIView) {
        let path = shown.first { $1 === view }?.key
        if let path { measuredHeights[path] = nil }
        if let path, plan?.contains(path) == true {
            let isFixed = plan?.sections[path.section].rows[path.row].isFixed ?? true
            plan?.sections[path.section].rows[path.row].isKnown = isFixed
            setNeedsLayout()
        }
        if let header = shownHeaders.first(where: { $1 === view })?.key,
            plan?.sections.indices.contains(header.section) == true
        {
            guard plan?.sections[header.section][keyPath: header.part].isFixed == false else { return }
            plan?.sections[header.section][keyPath: header.part].height = measured(view)
            setNeedsLayout()
        }
    }

    // MARK: Placing

    private func placeViews() {
        guard let plan else { return }
        putAwayRowsOutOfSight(isMeasured: true)
        // The delegate that hears of their end may change the rows.
        guard self.plan?.number == plan.number else { return }
        let (width, inset) = (bounds.width - rowInset * 2, rowInset)
        for (path, cell) in shown {
            let row = plan.row(path)
            cell.place = place(of: path, in: plan.sections[path.section].rows.count)
            let rest = CGRect(x: inset, y: row.start, width: width, height: row.height)
            cell.move(to: rest.offsetBy(dx: rowSwipe.shift(of: path), dy: rowMove.shift(of: path)))
        }
        for isFooter in [false, true] { placeHeaders(plan, isFooter: isFooter) }
        tableFooterView.map {
            $0.move(to: CGRect(x: 0, y: plan.end, width: bounds.width, height: $0.frame.height))
        }
        for path in shown.keys.sorted() {
            guard let cell = shown[path], cell.isFresh else { continue }
            cell.isFresh = false
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
    }

    /// The place of a row in its section: its corners, and the separators, of which none is beside a chosen row.
    private func place(of path: IndexPath, in count: Int) -> TableRowPlace {
        var place = TableRowPlace(isFirst: path.row == 0, isLast: path.row == count - 1)
        place.isOnCard = style == .insetGrouped
        guard separatorStyle != .none else { return place }
        let isChosen = shown[path]?.looksChosen == true
        let isNextChosen = shown[IndexPath(row: path.row + 1, section: path.section)]?.looksChosen == true
        if !isChosen, !isNextChosen {
            place.below = !place.isLast || style == .plain ? .inset : style == .grouped ? .full : .none
        }
        if style == .grouped, place.isFirst { place.above = .full }
        return place
    }

    private func placeHeaders(_ plan: TablePlan, isFooter: Bool) {
        let inset = adjustedContentInset
        let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
        let inOrder = shownHeaders.sorted { $0.key.section < $1.key.section }
        for (header, view) in inOrder where header.isFooter == isFooter {
            let index = header.section
            guard plan.sections.indices.contains(index), isInSight(header) else {
                shownHeaders[header] = nil
                askedHeaders.remove(header)
                remove(view, header)
                continue
            }
            let section = plan.sections[index]
            let start = isFooter ? section.rowsEnd : section.headerStart
            let height = section[keyPath: header.part].height
            var y = start
            if style == .plain {
                y = isFooter ? min(y, max(bottom - height, section.rowsStart)) : max(y, min(top, section.end - height))
            }
            (view as? UITableViewHeaderFooterView)?.isStuck = y != start
            view.move(to: CGRect(x: 0, y: y, width: bounds.width, height: height))
            // The delegate is told of a view before it is first seen.
            guard told.insert(ObjectIdentifier(view)).inserted else { continue }
            if isFooter {
                delegate?.tableView(self, willDisplayFooterView: view, forSection: index)
            } else {
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
            }
        }
    }
}

extension UIView {
    /// Gives the view a frame, in points, if it has another.
    fileprivate func move(to frame: CGRect) {
        if !self.frame.isNear(frame) { self.frame = frame }
    }

    /// Gives the view a margin at both sides, in points, if it has the system's and not one of its own.
    fileprivate func follow(_ side: CGFloat) {
        guard let margins = ownMargins, margins.leading == margins.trailing, margins.leading != side,
            [16, 20].contains(margins.leading)
        else { return }
        ownMargins = NSDirectionalEdgeInsets(
            top: margins.top, leading: side, bottom: margins.bottom, trailing: side)
    }
}
