import UIKit

/// A table of people in sections, with cells of their own.
final class ContactsController: UITableViewController {
    struct Person {
        let name: String
        let role: String
        let isOnline: Bool
    }

    private let sections: [(title: String, people: [Person])] = [
        (
            "Crew",
            [
                Person(name: "Ada Wren", role: "Keeper of the lamps", isOnline: true),
                Person(name: "Bela Stork", role: "Cook", isOnline: false),
                Person(
                    name: "Cleo Heron", role: "Navigator, and the only one who can read the old tide tables",
                    isOnline: true),
            ]
        ),
        ("Guests", [Person(name: "Dora Finch", role: "Painter", isOnline: false)]),
    ]

    init() {
        super.init(style: .insetGrouped)
        title = "Contacts"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.reuseIdentifier)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].people.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: PersonCell.reuseIdentifier, for: indexPath) as! PersonCell
        cell.show(sections[indexPath.section].people[indexPath.row])
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

final class PersonCell: UITableViewCell {
    static let reuseIdentifier = "PersonCell"

    private let initials = UILabel()
    private let nameLabel = UILabel()
    private let roleLabel = UILabel()
    private let dot = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        initials.font = .boldSystemFont(ofSize: 15)
        initials.textColor = .white
        initials.textAlignment = .center
        initials.backgroundColor = .systemIndigo
        initials.layer.cornerRadius = 20
        initials.layer.masksToBounds = true
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        roleLabel.font = .preferredFont(forTextStyle: .subheadline)
        roleLabel.textColor = .secondaryLabel
        roleLabel.numberOfLines = 0
        dot.layer.cornerRadius = 5
        dot.layer.borderWidth = 2
        dot.layer.borderColor = UIColor.white.cgColor

        for view in [initials, nameLabel, roleLabel, dot] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            initials.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            initials.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            initials.widthAnchor.constraint(equalToConstant: 40),
            initials.heightAnchor.constraint(equalToConstant: 40),
            dot.trailingAnchor.constraint(equalTo: initials.trailingAnchor),
            dot.bottomAnchor.constraint(equalTo: initials.bottomAnchor),
            dot.widthAnchor.constraint(equalToConstant: 12),
            dot.heightAnchor.constraint(equalToConstant: 12),
            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            nameLabel.leadingAnchor.constraint(equalTo: initials.trailingAnchor, constant: 12),
            nameLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            roleLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
            roleLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            roleLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            roleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ person: ContactsController.Person) {
        initials.text = String(person.name.split(separator: " ").compactMap(\.first))
        nameLabel.text = person.name
        roleLabel.text = person.role
        dot.backgroundColor = person.isOnline ? .systemGreen : .systemGray3
    }
}
