import Foundation
import Testing
@testable import UIKit

/// A table of words with actions behind its rows, which can be deleted, inserted and moved.
@MainActor
class EditedRows: UITableViewController {
    var words = ["Ant", "Bee", "Cat", "Dog", "Elk"]
    var told: [String] = []
    var hasActions = true
    var performsFirst = true

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = words[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        told.append("select \(words[indexPath.row])")
    }
    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 4 ? .insert : .delete }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            words.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        } else {
            words.insert("New", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        }
    }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard hasActions else { return nil }
        let actions = ["Archive", "Flag"].map { (title: String) in
            UIContextualAction(style: .normal, title: title) { [unowned self] _, _, done in
                told.append("\(title) \(words[indexPath.row])")
                done(true)
            }
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = performsFirst
        return configuration
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        told.append("begin \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        told.append("end \(indexPath?.row ?? -1)")
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPath.row == 1 else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            UIMenu(children: [UIAction(title: "Copy") { [unowned self] _ in told.append("Copy") }])
        }
    }
}

/// Data sources in generic types, and generic ones.
@MainActor
private enum Boxes<First, Second> {
    final class Rows: EditedRows {}

    final class Silent<Item>: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    final class Data<Item>: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }
}

@MainActor
private final class HiddenRows: UITableViewDiffableDataSource<Int, String> {
    init() {
        super.init(tableView: UITableView(frame: .zero)) { _, _, _ in nil }
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}

@Suite("A finger that swipes, edits and moves rows")
@MainActor
struct RowTouchTests {
    private let page = EditedRows(style: .plain)

    private func row(_ number: Int) -> UITableViewCell? {
        page.tableView.cellForRow(at: IndexPath(row: number, section: 0))
    }

    @Test("a swipe brings out the actions, and a tap on one does it and brings the row back")
    func swipe() throws {
        let stage = touchStage(page)
        try stage.find(text: "Bee").drag(by: CGSize(width: -120, height: 0))
        #expect(row(1)?.frame.minX ?? 0 < -100 && row(1)?.showingDeleteConfirmation == true && row(0)?.frame.minX == 0)
        let (flag, archive) = (try stage.find(label: "Flag").frame, try stage.find(label: "Archive").frame)
        #expect(flag.maxX + 8 == archive.minX && archive.maxX + 8 == 390)
        #expect(abs(flag.minX - 8 - (390 + (row(1)?.frame.minX ?? 0))) < 0.01)
        try stage.find(label: "Flag").tap()
        #expect(page.told == ["begin 1", "Flag Bee", "end 1"] && row(1)?.frame.minX == 0)
        #expect(throws: (any Error).self) { try stage.find(label: "Flag") }
    }

    @Test("a touch elsewhere brings the row back, and does nothing else", arguments: ["Ant", "Dog"])
    func elsewhere(_ word: String) throws {
        let stage = touchStage(page)
        try stage.find(text: "Bee").drag(by: CGSize(width: -120, height: 0))
        try stage.find(text: word).tap()
        #expect(page.told == ["begin 1", "end 1"] && row(1)?.frame.minX == 0)
        try stage.find(text: word).tap()
        #expect(page.told.last == "select \(word)")
    }

    @Test("a long swipe does the first action where that is allowed", arguments: [true, false])
    func longSwipe(_ isAllowed: Bool) throws {
        page.performsFirst = isAllowed
        let stage = touchStage(page)
        try stage.find(text: "Cat").drag(by: CGSize(width: -300, height: 0))
        #expect(page.told == (isAllowed ? ["begin 2", "Archive Cat", "end 2"] : ["begin 2"]))
        #expect((row(2)?.frame.minX == 0) == isAllowed)
    }

    @Test("rows without actions at the end of the swipe stay, and a table that is edited is not swiped")
    func noActions() throws {
        let stage = touchStage(page)
        try? stage.find(text: "Cat").drag(by: CGSize(width: 120, height: 0))
        stage.perform { page.setEditing(true, animated: false) }
        try? stage.find(text: "Cat").drag(by: CGSize(width: -120, height: 0))
        #expect(!page.told.contains("begin 2") && row(2)?.frame.minX == 0 && !page.tableView.rowSwipe.isOpen)
    }

    @Test("a row that can be deleted is deleted by a swipe, where nothing else is behind it")
    func deletion() throws {
        page.hasActions = false
        let stage = touchStage(page)
        try stage.find(text: "Bee").drag(by: CGSize(width: -120, height: 0))
        try stage.find(label: "Delete").tap()
        #expect(page.words == ["Ant", "Cat", "Dog", "Elk"] && row(1)?.textLabel?.text == "Cat")
        try stage.find(text: "Ant").drag(by: CGSize(width: -300, height: 0))
        #expect(page.words == ["Cat", "Dog", "Elk"])
    }

    @Test("rows of a table that does not say how to delete them are not swiped")
    func undeletable() {
        final class Plain: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        final class Deleting: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {}
        }
        final class Below: UITableViewController {}
        let sources: [(any UITableViewDataSource, Bool)] = [
            (Plain(), false), (Deleting(), true), (UITableViewController(style: .plain), false), (Below(), false),
            (EditedRows(), true), (Boxes<Int, () -> Set<Int>>.Rows(), true), (Boxes<Int, Int>.Data<[Int]>(), true),
            (Boxes<Int, Int>.Silent<Plain>(), false), (HiddenRows(), true),
        ]
        for (data, deletes) in sources {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            table.dataSource = data
            table.layoutIfNeeded()
            #expect(table.rowSwipe.open(IndexPath(row: 0, section: 0), isTrailing: true) == deletes)
        }
    }

    @Test("the signs of rows that are edited delete and insert them")
    func signs() throws {
        page.hasActions = false
        let stage = touchStage(page)
        stage.perform { page.setEditing(true, animated: false) }
        let minus = row(0)?.ends.leading as? CellSignView
        #expect(minus?.sign == .delete && (row(4)?.ends.leading as? CellSignView)?.sign == .insert)
        let place = try #require(minus.map { $0.convert($0.bounds, to: page.view) })
        try stage.tap(at: CGPoint(x: place.midX, y: place.midY))
        #expect(row(0)?.showingDeleteConfirmation == true && page.words.count == 5)
        try stage.find(label: "Delete").tap()
        #expect(page.words == ["Bee", "Cat", "Dog", "Elk"])
        page.words.append("Fox")
        stage.perform { page.tableView.reloadData() }
        let plus = try #require(row(4)?.ends.leading)
        let other = plus.convert(plus.bounds, to: page.view)
        try stage.tap(at: CGPoint(x: other.midX, y: other.midY))
        #expect(page.words == ["Bee", "Cat", "Dog", "Elk", "New", "Fox"])
    }

    @Test("a finger moves a row by its handle, and only by that", arguments: [(0, 2), (3, 1), (2, 2), (0, 4), (4, 0)])
    func moves(_ from: Int, _ goal: Int) throws {
        let stage = touchStage(page)
        stage.perform { page.setEditing(true, animated: false) }
        var wanted = page.words
        wanted.insert(wanted.remove(at: from), at: goal)
        let height = row(0)?.bounds.height ?? 0
        let handle = try #require(row(from)?.ends.trailing.last)
        let place = handle.convert(handle.bounds, to: page.view)
        if from != goal {
            let start = CGPoint(x: place.midX, y: place.midY)
            try stage.drag(
                from: start, to: CGPoint(x: start.x, y: start.y + height * CGFloat(goal - from)))
        }
        #expect(page.words == wanted)
        #expect((0..<5).map { row($0)?.textLabel?.text } == wanted)
        #expect((0..<5).allSatisfy { abs((row($0)?.frame.minY ?? -1) - CGFloat($0) * height) < 0.01 })
    }

    @Test("several rows are chosen while they are edited, with a mark at each")
    func several() throws {
        let stage = touchStage(page)
        page.tableView.allowsMultipleSelectionDuringEditing = true
        stage.perform { page.setEditing(true, animated: false) }
        try stage.find(text: "Bee").tap()
        try stage.find(text: "Dog").tap()
        func marks() -> [CellSign?] { (0..<5).map { (row($0)?.ends.leading as? CellSignView)?.sign } }
        #expect(marks() == [.unchosen, .chosen, .unchosen, .chosen, .unchosen])
        try stage.find(text: "Bee").tap()
        #expect(page.tableView.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
        #expect(marks() == [.unchosen, .unchosen, .unchosen, .chosen, .unchosen])
    }

    @Test("a row's menu is reached by the titles of its actions")
    func menu() throws {
        let stage = touchStage(page)
        try stage.find(text: "Bee").select("Copy")
        try stage.find(text: "Bee").select("Flag")
        #expect(page.told == ["Copy", "Flag Bee"])
        #expect(throws: (any Error).self) { try stage.find(text: "Cat").select("Copy") }
    }
}

@Suite("A finger on the rows of a collection's list")
@MainActor
struct ListCellTouchTests {
    private final class Page: UIViewController {
        var told: [String] = []
        var data: UICollectionViewDiffableDataSource<Int, String>!
        var list: UICollectionView!

        override func viewDidLoad() {
            super.viewDidLoad()
            var look = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            look.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
                        var snapshot = data.snapshot()
                        data.itemIdentifier(for: path).map { snapshot.deleteItems([$0]) }
                        data.apply(snapshot)
                        done(true)
                    }
                ])
            }
            list = UICollectionView(
                frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(list)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                [unowned self] cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                cell.accessories = [
                    .delete(), .reorder(), .detail { [unowned self] in told.append("detail \(item)") },
                ]
                if item == "Tree" { cell.accessories = [.outlineDisclosure()] }
            }
            data = UICollectionViewDiffableDataSource(collectionView: list) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            data.reorderingHandlers.canReorderItem = { $0 != "Tree" }
            data.reorderingHandlers.didReorder = { [unowned self] in
                told.append($0.finalSnapshot.itemIdentifiers.joined())
            }
            var tree = NSDiffableDataSourceSectionSnapshot<String>()
            tree.append(["A", "B", "C", "Tree"])
            tree.append(["D"], to: "Tree")
            data.apply(tree, to: 0)
        }

        func sign(_ kind: CellSign, _ item: Int) -> CGPoint {
            view.layoutIfNeeded()
            let cell = list.cellForItem(at: IndexPath(item: item, section: 0))
            let found = cell?.subviews.compactMap { $0 as? CellSignView }.first { $0.sign == kind }
            guard let found else { return .zero }
            return found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: view)
        }
    }

    private let page = Page()
    private var items: [String] { page.data.snapshot().itemIdentifiers }

    @Test("a swipe brings out a row's actions, which stay on its card")
    func swipe() throws {
        let stage = touchStage(page)
        try stage.find(text: "B").drag(by: CGSize(width: -100, height: 0))
        let cell = try #require(page.list.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(cell.frame.minX < 16 && cell.configurationState.isSwiped)
        #expect(cell.layer.mask?.frame.minX == 16 - cell.frame.minX)
        try stage.find(label: "Delete").tap()
        #expect(items == ["A", "C", "Tree"])
        #expect(page.list.visibleCells.allSatisfy { $0.frame.minX == 16 && $0.layer.mask == nil })
    }

    @Test("menus of cells, of their signs and of other views are reached by the titles of their actions")
    func menus() throws {
        final class Menus: NSObject, UIContextMenuInteractionDelegate, UICollectionViewDelegate {
            var told: [String] = []
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? { menu("Share") }
            func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
                point: CGPoint
            ) -> UIContextMenuConfiguration? { menu("Open \(indexPaths[0].item)") }
            func collectionView(
                _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { told.append("begin") }
            private func menu(_ title: String) -> UIContextMenuConfiguration {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
                    UIMenu(children: [UIAction(title: title) { [unowned self] _ in told.append(title) }])
                }
            }
        }
        let menus = Menus()
        let stage = touchStage(page)
        stage.perform {
            page.list.delegate = menus
            let box = UIView(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
            box.backgroundColor = .red
            box.accessibilityIdentifier = "box"
            box.addInteraction(UIContextMenuInteraction(delegate: menus))
            page.view.addSubview(box)
            let cell = page.list.cellForItem(at: IndexPath(item: 2, section: 0)) as? UICollectionViewListCell
            let sizes = UIMenu(children: [UIAction(title: "Large") { _ in menus.told.append("Large") }])
            cell?.accessories = [.popUpMenu(sizes) { _ in menus.told.append("chosen") }]
        }
        try stage.find(text: "B").select("Open 1")
        try stage.find(id: "box").select("Share")
        try stage.find(text: "C").select("Large")
        #expect(menus.told == ["begin", "Open 1", "Share", "Large", "chosen"])
    }

    @Test("the signs of a row do what they are for")
    func signs() throws {
        let stage = touchStage(page)
        try stage.tap(at: page.sign(.detail, 2))
        try stage.tap(at: page.sign(.outline, 3))
        #expect(items == ["A", "B", "C", "Tree", "D"] && page.told == ["detail C"])
        try stage.tap(at: page.sign(.outline, 3))
        #expect(items == ["A", "B", "C", "Tree"])
        stage.perform { page.list.isEditing = true }
        try stage.tap(at: page.sign(.delete, 0))
        try stage.find(label: "Delete").tap()
        #expect(items == ["B", "C", "Tree"])
    }

    @Test("a finger moves an item by its handle, and the data source hears of it")
    func moves() throws {
        let stage = touchStage(page)
        stage.perform { page.list.isEditing = true }
        let (start, end) = (page.sign(.reorder, 0), page.sign(.reorder, 2))
        try stage.drag(from: start, to: end)
        #expect(items.prefix(3) == ["B", "C", "A"] && page.told == ["BCATree"])
    }
}
