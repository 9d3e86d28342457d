import Testing
import UIKit

@Suite("UITableViewRowAction")
@MainActor
struct UITableViewRowActionTests {
    private final class Rows: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
            let action = UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }
            action.backgroundColor = .red
            return [action]
        }
    }

    @Test("actions behind rows are kept as older apps make them")
    func actions() throws {
        let rows: any UITableViewDelegate = Rows()
        let actions = try #require(rows.tableView(UITableView(), editActionsForRowAt: IndexPath(row: 0, section: 0)))
        #expect(actions.map(\.title) == ["Delete"] && actions[0].style == .default)
    }
}
