import Foundation

extension UITableView {
    /// The row whose cell a touch met, if its cell is there.
    private func row(of touch: UITouch?) -> IndexPath? {
        sequence(first: touch?.view ?? self, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }
            .first { $0.table === self }.flatMap { indexPath(for: $0) }
    }

    private var choosesRows: Bool { isEditing ? allowsSelectionDuringEditing || severalDuringEditing : allowsSelection }
    private var severalDuringEditing: Bool { allowsMultipleSelectionDuringEditing }
    private var choosesSeveral: Bool { isEditing ? severalDuringEditing : allowsMultipleSelection }

    /// - Returns: False where no row answers.
    func beginTouch(_ touch: UITouch?) -> Bool {
        if rowSwipe.isOpen {
            // The touch does nothing but bring the row back.
            rowSwipe.closesAtEnd = true
            return true
        }
        guard let path = row(of: touch) else { return false }
        let sign = (touch?.view as? CellSignView)?.sign
        let isDetail = sign.map { [.detail, .delete, .insert, .reorder].contains($0) } ?? false
        guard isDetail || choosesRows, isDetail || delegate?.tableView(self, shouldHighlightRowAt: path) != false else {
            return false
        }
        touchedRow = path
        if !isDetail { highlight(path, true) }
        return true
    }

    func endTouch(_ touch: UITouch?) -> Bool {
        if rowSwipe.closesAtEnd {
            rowSwipe.closesAtEnd = false
            rowSwipe.close()
            return true
        }
        guard let path = touchedRow else { return false }
        touchedRow = nil
        switch (touch?.view as? CellSignView)?.sign {
        case .detail: delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
        case .delete: rowSwipe.open(path, isTrailing: true)
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .reorder: break
        default:
            highlight(path, false)
            choose(path)
        }
        return true
    }

    func cancelTouch() -> Bool {
        rowSwipe.closesAtEnd = false
        guard let path = touchedRow else { return false }
        touchedRow = nil
        highlight(path, false)
        return true
    }

    private func highlight(_ path: IndexPath, _ isOn: Bool) {
        guard let cell = shown[path], cell.isHighlighted != isOn else { return }
        cell.setHighlighted(isOn, animated: false)
        if isOn {
            delegate?.tableView(self, didHighlightRowAt: path)
        } else {
            delegate?.tableView(self, didUnhighlightRowAt: path)
        }
    }

    /// Chooses a row as a finger does, or drops it where several can be chosen.
    private func choose(_ touched: IndexPath) {
        if choosesSeveral, indexPathsForSelectedRows?.contains(touched) == true {
            guard delegate.map({ $0.tableView(self, willDeselectRowAt: touched) == nil }) != true else { return }
            deselectRow(at: touched, animated: true)
            delegate?.tableView(self, didDeselectRowAt: touched)
        } else {
            var path = touched
            if let delegate {
                guard let said = delegate.tableView(self, willSelectRowAt: touched) else { return }
                path = said
            }
            if !choosesSeveral { for old in indexPathsForSelectedRows ?? [] where old != path { drop(old) } }
            selectRow(at: path, animated: false, scrollPosition: .none)
            delegate?.tableView(self, didSelectRowAt: path)
            if !isEditing { delegate?.tableView(self, performPrimaryActionForRowAt: path) }
        }
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    private func drop(_ path: IndexPath) {
        guard delegate.map({ $0.tableView(self, willDeselectRowAt: path) == nil }) != true else { return }
        deselectRow(at: path, animated: false)
        delegate?.tableView(self, didDeselectRowAt: path)
    }
}
