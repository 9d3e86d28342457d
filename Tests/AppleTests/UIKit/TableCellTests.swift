import Foundation
import SwiftUI
import Testing
@testable import UIKit

@MainActor
@Suite("A row of a table")
struct TableCellTests {
    @Test("a chevron points to where one reads")
    func chevrons() throws {
        for (direction, sign) in [(LayoutDirection.leftToRight, 1.0), (.rightToLeft, -1)] {
            let view = CellSignView(.disclosure)
            view.ownColor = .black
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 14)
            let pixels = try DrawnPixels(view, direction: direction)
            /// The middle of the marked pixels of a row.
            func middle(_ y: Int) -> Double {
                let marked = (0..<10).filter { pixels[$0, y][3] > 60 }
                return Double(marked.reduce(0, +)) / Double(max(marked.count, 1))
            }
            #expect((middle(6) - middle(2)) * sign > 2)
        }
    }

    private func cell(_ style: UITableViewCell.CellStyle = .default, width: CGFloat = 300) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: 60)
        return cell
    }

    private func height(_ cell: UITableViewCell, _ width: CGFloat = 300) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    @Test("leaves its content the room before its accessories")
    func accessories() {
        let cell = cell()
        func width() -> CGFloat {
            cell.layoutIfNeeded()
            return cell.contentView.frame.width
        }
        #expect(width() == 300)
        cell.accessoryType = .disclosureIndicator
        #expect(width() == 300 - 16 - 10.5)
        cell.accessoryType = .checkmark
        #expect(width() == 260)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        cell.accessoryView = own
        #expect(width() == 234 && own.frame == CGRect(x: 234, y: 20, width: 50, height: 20))
        cell.accessoryView = nil
        #expect(width() == 260 && own.superview == nil)
        cell.accessoryType = .none
        #expect(width() == 300)
    }

    @Test("is turned around where it reads from right to left")
    func rightToLeft() {
        let cell = cell()
        cell.semanticContentAttribute = .forceRightToLeft
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 66, y: 0, width: 234, height: 60))
        #expect(cell.accessoryView?.frame.minX == 16)
    }

    @Test("moves its content aside for the control of editing")
    func editing() {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row == 0 }
        }
        let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        (table.dataSource, table.delegate) = (rows, rows)
        table.isEditing = true
        table.layoutIfNeeded()
        let cells = table.visibleCells
        #expect(cells.map(\.isEditing) == [true, false])
        #expect(cells.map(\.contentView.frame.minX) == [38, 0])
        #expect(cells[0].editingStyle == .delete)
        table.setEditing(false, animated: false)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.contentView.frame) == cells.map(\.contentView.bounds))
        #expect(table.visibleCells.elementsEqual(cells) { $0 === $1 })
    }

    @Test("places its labels and picture by its style")
    func styles() throws {
        let cell = cell(.subtitle)
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        (text.text, detail.text) = ("Title", "Detail")
        cell.layoutIfNeeded()
        #expect(abs(text.frame.minX - 16) < 0.001 && abs(detail.frame.minX - 16) < 0.001)
        #expect(abs(detail.frame.minY - text.frame.maxY) < 0.001)
        #expect(abs(text.frame.minY - (60 - detail.frame.maxY)) < 0.7)
        // Above and below the texts are 15.5 points.
        #expect(abs(height(cell) - (text.frame.height + detail.frame.height + 31)) < 0.001)
        cell.imageView?.image = picture(30, 20)
        cell.layoutIfNeeded()
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 20, width: 30, height: 20))
        #expect(abs(text.frame.minX - 62) < 0.001)

        let value = self.cell(.value1)
        value.textLabel?.text = "Title"
        value.detailTextLabel?.text = "Value"
        value.layoutIfNeeded()
        #expect(abs((value.detailTextLabel?.frame.maxX ?? 0) - 284) < 0.001)
        value.accessoryType = .disclosureIndicator
        value.layoutIfNeeded()
        #expect(abs((value.detailTextLabel?.frame.maxX ?? 0) - 265.5) < 0.001)
        #expect(value.textLabel?.frame.minY == value.detailTextLabel?.frame.minY)
        #expect(self.cell().detailTextLabel == nil)
        #expect(height(self.cell()) == 44)
    }

    @Test("shows a content configuration as its content view")
    func content() throws {
        let cell = cell()
        var content = cell.defaultContentConfiguration()
        content.image = picture(100, 60)
        cell.contentConfiguration = content
        let view = try #require(cell.contentView as? UIListContentView)
        #expect(cell.textLabel == nil && height(cell) == 91)
        content.directionalLayoutMargins.top = 20
        content.text = "Title"
        cell.contentConfiguration = content
        #expect(cell.contentView === view && height(cell) == 95.5)
        cell.frame.size.height = 95.5
        cell.layoutIfNeeded()
        #expect(view.textLayoutGuide?.layoutFrame.minX == 132)
        #expect(view.imageLayoutGuide?.layoutFrame.size == CGSize(width: 100, height: 60))
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView) && cell.textLabel != nil)
    }

    private struct Boxes: UIContentConfiguration {
        var height: CGFloat

        @MainActor
        final class View: UIView, UIContentView {
            var configuration: any UIContentConfiguration
            init(_ configuration: Boxes) {
                self.configuration = configuration
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize { CGSize(width: targetSize.width, height: (configuration as? Boxes)?.height ?? 0) }
        }

        func makeContentView() -> any UIView & UIContentView { View(self) }
        func updated(for state: any UIConfigurationState) -> Boxes {
            var updated = self
            if (state as? UICellConfigurationState)?.isSelected == true { updated.height += 1 }
            return updated
        }
    }

    @Test("shows content of an app's own, and SwiftUI's views, as high as they are")
    func otherContents() {
        let cell = cell()
        cell.contentConfiguration = Boxes(height: 33)
        let view = cell.contentView
        #expect(view is Boxes.View && height(cell) == 33)
        cell.isSelected = true
        #expect(cell.contentView === view && height(cell) == 34)
        cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 40) }.margins(.all, 10)
        #expect(cell.contentView !== view && height(cell) == 60)
        cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 40) }
            .margins(.vertical, 0).minSize(height: 70)
        #expect(height(cell) == 70)
    }

    @Test("brings its configuration up to date once for each state")
    func updates() {
        let cell = cell()
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.layoutIfNeeded()
        cell.layoutIfNeeded()
        cell.setSelected(true, animated: false)
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }

    @Test("has its backgrounds behind its content, and one of its own while it is chosen")
    func backgrounds() throws {
        let (cell, chosen, behind) = (cell(), UIView(), UIView())
        (cell.selectedBackgroundView, cell.backgroundView) = (chosen, behind)
        cell.layoutIfNeeded()
        #expect(chosen.superview == nil && behind.frame == cell.bounds)
        cell.isSelected = true
        cell.layoutIfNeeded()
        let order = [behind, chosen, cell.contentView].compactMap { view in cell.subviews.firstIndex { $0 === view } }
        #expect(order.count == 3 && order == order.sorted() && chosen.frame == cell.bounds)
        cell.selectionStyle = .none
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(chosen.superview == nil)

        var state = UICellConfigurationState(traitCollection: .current)
        let usual = UIBackgroundConfiguration.listGroupedCell()
        #expect(usual.backgroundColor == .secondarySystemGroupedBackground)
        state.isSelected = true
        let grey = usual.updated(for: state)
        #expect(grey.backgroundColor != usual.backgroundColor)
        state.isSelected = false
        #expect(grey.updated(for: state) == usual)
        state.isSelected = true
        var own = usual
        own.backgroundColor = .red
        #expect(own.updated(for: state).backgroundColor == .red)
    }

    @Test("of a header gives the text's place to the table")
    func headers() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
        }
        let (rows, table) = (
            Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .insetGrouped)
        )
        table.dataSource = rows
        table.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 0)),
            footer = try #require(table.footerView(forSection: 0))
        let (title, note) = (try #require(header.textLabel), try #require(footer.textLabel))
        #expect(title.text == "Header" && note.text == "Footer")
        let (start, end) = (
            table.convert(title.frame.origin, from: header.contentView),
            table.convert(note.frame.origin, from: footer.contentView)
        )
        #expect(abs(start.x - 32) < 0.001 && abs(start.y - 10) < 0.001)
        #expect(abs(header.frame.height - title.frame.height - 20) < 0.4)
        #expect(abs(end.x - 32) < 0.001 && abs(note.frame.minY - 8) < 0.001)
        #expect(abs(footer.frame.height - note.frame.height - 14) < 0.4)
    }
}
