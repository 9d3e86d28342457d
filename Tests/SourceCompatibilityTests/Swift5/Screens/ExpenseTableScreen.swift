import SwiftUI
import UIKit

/// A ledger in a table view, whose rows are views of SwiftUI, and a summary beneath it.
struct LedgerEntry: Hashable, Identifiable {
    let id: Int
    var payee: String
    var cents: Int
}

final class LedgerController: UITableViewController {
    var entries: [LedgerEntry] = [] { didSet { tableView.reloadData() } }
    var onDelete: (LedgerEntry) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ledger"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: CGFloat.leastNormalMagnitude))
        clearsSelectionOnViewWillAppear = false
        refreshControl = UIRefreshControl()
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        let entry = entries[indexPath.row]
        cell.contentConfiguration = UIHostingConfiguration { LedgerRow(entry: entry) }.margins(.vertical, 4)
        cell.accessoryType = entry.cents < 0 ? .disclosureIndicator : .none
        cell.selectionStyle = .none
        return cell
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let remove = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            if let entry = self?.entries[indexPath.row] { self?.onDelete(entry) }
            done(true)
        }
        remove.image = UIImage(systemName: "trash")
        let configuration = UISwipeActionsConfiguration(actions: [remove])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 52 }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        (tableView.cellForRow(at: indexPath))?.setSelected(false, animated: false)
    }
}

private struct LedgerTable: UIViewControllerRepresentable {
    @Binding var entries: [LedgerEntry]

    func makeUIViewController(context: Context) -> LedgerController { LedgerController(style: .plain) }

    func updateUIViewController(_ controller: LedgerController, context: Context) {
        controller.entries = entries
        controller.onDelete = { entry in entries.removeAll { $0.id == entry.id } }
    }
}

private struct LedgerRow: View {
    let entry: LedgerEntry

    var body: some View {
        HStack {
            Text(entry.payee)
            Spacer()
            Text(Double(entry.cents) / 100, format: .currency(code: "GBP").locale(Locale(identifier: "en_GB")))
                .foregroundStyle(entry.cents < 0 ? .red : .primary)
        }
    }
}

struct ExpenseTableScreen: View {
    @State private var entries = [
        LedgerEntry(id: 1, payee: "Baker", cents: -450), LedgerEntry(id: 2, payee: "Wages", cents: 120_000),
    ]

    var body: some View {
        VStack(spacing: 0) {
            LedgerTable(entries: $entries).frame(height: 400).id("table")
            LedgerRow(entry: LedgerEntry(id: 0, payee: "Balance", cents: entries.reduce(0) { $0 + $1.cents }))
                .font(.headline)
                .padding(.horizontal, 20)
                .frame(height: 56)
                .background(.bar)
                .id("balance")
            Spacer(minLength: 0)
        }
    }
}

#Preview { ExpenseTableScreen() }
