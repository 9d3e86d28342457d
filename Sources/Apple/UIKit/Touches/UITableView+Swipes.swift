import Foundation

extension UITableView: SwipingList {
    func swipedRow(at point: CGPoint) -> IndexPath? {
        guard !isEditing, let path = indexPathForRow(at: point), shown[path] != nil else { return nil }
        return dataSource?.tableView(self, canEditRowAt: path) == false ? nil : path
    }

    func cell(ofRow path: IndexPath) -> UIView? { shown[path] }

    func restPlace(ofRow path: IndexPath) -> CGRect? {
        guard let plan, plan.contains(path) else { return nil }
        let row = plan.row(path)
        return CGRect(x: rowInset, y: row.start, width: bounds.width - rowInset * 2, height: row.height)
    }

    /// The actions that the delegate gives; without any, those of older apps, and the one that deletes the row.
    func swipeActions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard isTrailing else {
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
        if let said = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return said }
        if let older = delegate?.tableView(self, editActionsForRowAt: path) {
            let configuration = UISwipeActionsConfiguration(actions: older.map { contextual($0, path) })
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        guard deletes(path) else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
                guard let self else { return done(false) }
                dataSource?.tableView(self, commit: .delete, forRowAt: path)
                done(true)
            }
        ])
    }

    private func contextual(_ action: UITableViewRowAction, _ path: IndexPath) -> UIContextualAction {
        let made = UIContextualAction(
            style: action.style == .normal ? .normal : .destructive, title: action.title
        ) { _, _, done in
            action.handler(action, path)
            done(true)
        }
        made.backgroundColor = action.backgroundColor
        return made
    }

    /// Indicates whether a row is deleted by a swipe or its sign: what the data source does not know to delete, it is not offered.
    private func deletes(_ path: IndexPath) -> Bool {
        guard let dataSource, (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete else {
            return false
        }
        return isEditing || ImplementedMethods.commitsEditing(type(of: dataSource))
    }

    func swipeDidChange(_ path: IndexPath, isOpen: Bool) {
        let cell = shown[path]
        var state: UITableViewCell.StateMask = cell?.isEditing == true ? .showingEditControl : []
        if isOpen, rowSwipe.isTrailing { state.insert(.showingDeleteConfirmation) }
        cell?.willTransition(to: state)
        if !isEditing {
            if isOpen {
                delegate?.tableView(self, willBeginEditingRowAt: path)
            } else {
                delegate?.tableView(self, didEndEditingRowAt: path)
            }
        }
        cell?.didTransition(to: state)
    }
}
