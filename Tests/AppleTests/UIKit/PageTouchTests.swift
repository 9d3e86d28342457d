import Foundation
import Testing
@testable import UIKit

@Suite("Typing into UIKit's fields")
@MainActor
struct FieldTouchTests {
    private final class Form: TouchBoard, UITextFieldDelegate, UITextViewDelegate {
        let (field, notes) = (UITextField(), UITextView())
        override var parts: [UIView] { [field, notes] }

        override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Code"
            field.delegate = self
            field.addAction(
                UIAction { [told, field] _ in told.words.append(field.text ?? "") }, for: .editingChanged)
            notes.accessibilityIdentifier = "notes"
            notes.delegate = self
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { view.endEditing(true) }
        func textFieldDidBeginEditing(_ textField: UITextField) { told.words.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { told.words.append("end") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { string != "x" }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
        func textViewDidChange(_ textView: UITextView) { told.words.append("notes \(textView.text ?? "")") }
    }

    @Test("a field takes the focus and what is typed, as far as its delegate lets it")
    func typing() throws {
        let form = Form()
        let stage = touchStage(form)
        let field = try stage.find(label: "Code")
        try field.tap()
        #expect(form.field.isFirstResponder && form.field.isEditing)
        try field.type("axb")
        #expect(form.told.words == ["begin", "a", "ab"])
        #expect(field.value == "ab")
        try field.submit()
        #expect(form.told.words.last == "end" && !form.field.isFirstResponder)
    }

    @Test("another field takes the focus away, and a touch beside them does")
    func focus() throws {
        let form = Form()
        let stage = touchStage(form)
        try stage.find(role: .textField).tap()
        try stage.find(id: "notes").type("Hi")
        #expect(form.told.words == ["begin", "end", "notes H", "notes Hi"] && form.notes.isFirstResponder)
        try stage.tap(at: CGPoint(x: 300, y: 500))
        #expect(!form.notes.isFirstResponder && UIResponder.first == nil)
    }
}

@Suite("A finger on UIKit's lists and pages")
@MainActor
struct PageTouchTests {
    private final class Rows: UITableViewController {
        let told = TouchTold()
        var isOn = false

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Rows"
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            if indexPath.row == 1 {
                let control = UISwitch()
                control.accessibilityLabel = "Alarm"
                control.addAction(
                    UIAction { [unowned self] in isOn = ($0.sender as? UISwitch)?.isOn == true }, for: .valueChanged)
                cell.accessoryView = control
            }
            return cell
        }
        override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath.row == 2 ? nil : indexPath
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            told.words.append("row \(indexPath.row)")
            let page = UIViewController()
            page.title = "Page \(indexPath.row)"
            page.view.backgroundColor = .systemBackground
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Ask", style: .plain, target: self, action: Selector(Rows.ask))
            navigationController?.pushViewController(page, animated: true)
        }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { [told] _, _, done in
                    told.words.append("delete \(indexPath.row)")
                    done(true)
                }
            ])
        }
        private func ask() {
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default) { [told] _ in told.words.append("yes") })
            navigationController?.topViewController?.present(alert, animated: true)
        }
    }

    private let rows = Rows(style: .plain)

    @Test("a row pushes a page, whose title shows, and the bar leads back")
    func push() throws {
        let stack = UINavigationController(rootViewController: rows)
        let stage = touchStage(stack)
        try stage.find(text: "Row 3").tap()
        #expect(rows.told.words == ["row 3"] && rows.tableView.indexPathForSelectedRow?.row == 3)
        stage.advance(by: .seconds(1))
        _ = try stage.find(text: "Page 3")
        try stage.find(label: "Back").tap()
        stage.advance(by: .seconds(1))
        #expect(stack.viewControllers.count == 1)
        _ = try stage.find(text: "Row 3")
    }

    @Test("a button of a bar reaches its target, and an alert's button its closure")
    func alert() throws {
        let stage = touchStage(UINavigationController(rootViewController: rows))
        try stage.find(text: "Row 4").tap()
        stage.advance(by: .seconds(1))
        try stage.find(label: "Ask").tap()
        stage.advance(by: .seconds(1))
        try stage.find(label: "Yes").tap()
        #expect(rows.told.words == ["row 4", "yes"])
        #expect(rows.navigationController?.topViewController?.presentedViewController == nil)
    }

    @Test("a switch in a row toggles, and does not choose the row; a row that may not be chosen is not")
    func switchInRow() throws {
        let stage = touchStage(rows)
        try stage.find(label: "Alarm").tap()
        #expect(rows.isOn && rows.told.words == [] && rows.tableView.indexPathForSelectedRow == nil)
        try stage.find(text: "Row 2").tap()
        #expect(rows.told.words == [] && rows.tableView.indexPathForSelectedRow == nil)
    }

    @Test("a drag scrolls as far as the content goes, and chooses nothing")
    func scroll() throws {
        let stage = touchStage(rows)
        let start = rows.tableView.contentOffset.y
        try stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
        #expect(rows.tableView.contentOffset.y == start + 200 && rows.told.words == [])
        try stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 590))
        #expect(rows.tableView.contentOffset.y == start)
    }

    @Test("an action behind a row is taken by its title")
    func swipeAction() throws {
        let stage = touchStage(rows)
        try stage.find(text: "Row 5").select("Delete")
        #expect(rows.told.words == ["delete 5"])
    }

    @Test("a tab shows its page")
    func tab() throws {
        let (other, tabs) = (UIViewController(), UITabBarController())
        rows.tabBarItem = UITabBarItem(title: "Rows", image: nil, tag: 0)
        other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
        other.view.backgroundColor = .systemBackground
        tabs.viewControllers = [rows, other]
        let stage = touchStage(tabs)
        try stage.find(role: .tab, label: "Other").tap()
        #expect(tabs.selectedViewController === other)
        #expect(throws: (any Error).self) { try stage.find(text: "Row 3").tap() }
    }
}
