import Foundation
import TintypeTree

extension UITableViewCell {
    /// The actions behind the row and those of its menu, by their titles.
    var rowOptions: [ControlOption] {
        guard let table, let path = table.indexPath(for: self) else { return [] }
        let isEditable = table.dataSource?.tableView(table, canEditRowAt: path) != false
        let swipes = isEditable ? table.options(ofSwiped: path, in: self) : []
        guard let delegate = table.delegate else { return swipes }
        let point = CGPoint(x: bounds.midX, y: bounds.midY)
        let menu = delegate.tableView(
            table, contextMenuConfigurationForRowAt: path, point: convert(point, to: table))
        guard let menu else { return swipes }
        return swipes
            + menu.options(from: self) {
                delegate.tableView(table, willDisplayContextMenu: menu, animator: nil)
            } end: {
                delegate.tableView(table, willEndContextMenuInteraction: menu, animator: nil)
            }
    }
}

extension UICollectionViewCell {
    /// The collection that shows the cell.
    var collection: UICollectionView? { superview as? UICollectionView }

    /// The actions behind the row of a list and those of the cell's menu, by their titles.
    var rowOptions: [ControlOption] {
        guard let collection, let path = collection.indexPath(for: self) else { return [] }
        let signs = (self as? UICollectionViewListCell)?.signOptions ?? []
        let swipes = signs + collection.options(ofSwiped: path, in: self)
        guard let delegate = collection.delegate else { return swipes }
        let point = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: collection)
        let menu =
            delegate.collectionView(collection, contextMenuConfigurationForItemsAt: [path], point: point)
            ?? delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: point)
        guard let menu else { return swipes }
        return swipes
            + menu.options(from: self) {
                delegate.collectionView(collection, willDisplayContextMenu: menu, animator: nil)
            } end: {
                delegate.collectionView(collection, willEndContextMenuInteraction: menu, animator: nil)
            }
    }
}

extension UICollectionViewListCell {
    /// The actions of the menus that the row's signs open, by their titles.
    fileprivate var signOptions: [ControlOption] {
        accessories.filter { $0.isShown(isEditing: isInEditing) }.flatMap { sign -> [ControlOption] in
            guard let menu = sign.menu else { return [] }
            return menu.options(for: self).map { option in
                ControlOption(name: option.name, isEnabled: option.isEnabled) {
                    option.choose()
                    sign.menuHandler?(menu)
                }
            }
        }
    }
}

extension SwipingList {
    /// The actions behind a row at both ends, by their titles.
    fileprivate func options(ofSwiped path: IndexPath, in cell: UIView) -> [ControlOption] {
        [true, false].flatMap { isTrailing in
            (swipeActions(path, isTrailing: isTrailing)?.actions ?? []).map { action in
                ControlOption(name: action.title ?? "") {
                    onMainActor((action, cell)) { $0.handler($0, $1) { _ in } }
                }
            }
        }
    }
}

extension UIContextMenuInteraction {
    /// The actions of the view's menu, by their titles.
    var options: [ControlOption] {
        guard let view, let delegate else { return [] }
        let point = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        guard let menu = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point) else { return [] }
        return menu.options(from: view) {
            delegate.contextMenuInteraction(self, willDisplayMenuFor: menu, animator: nil)
        } end: {
            delegate.contextMenuInteraction(self, willEndFor: menu, animator: nil)
        }
    }
}

extension UIContextMenuConfiguration {
    /// The actions of the menu; the closures are called as it would come and go.
    fileprivate func options(
        from sender: UIView, begin: @escaping () -> Void, end: @escaping () -> Void
    ) -> [ControlOption] {
        let options = actionProvider?([])?.options(for: sender) ?? []
        return options.map { option in
            ControlOption(name: option.name, isEnabled: option.isEnabled) {
                begin()
                option.choose()
                end()
            }
        }
    }
}

extension UIMenu {
    /// The actions of the menu and of those in it, by their titles.
    func options(for sender: UIView) -> [ControlOption] {
        shownChildren.flatMap { element -> [ControlOption] in
            if let menu = element as? UIMenu { return menu.options(for: sender) }
            guard let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) else { return [] }
            return [
                ControlOption(name: leaf.title, isEnabled: !leaf.attributes.contains(.disabled)) {
                    onMainActor(leaf) { $0.performWithSender(sender, target: nil) }
                }
            ]
        }
    }
}
