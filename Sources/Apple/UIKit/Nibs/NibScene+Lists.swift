import Foundation

/// Tables, collections and their cells.
extension NibScene {
    func setUpListPart(_ view: UIView, _ element: NibElement) {
        switch view {
        case let view as UITableView: setUpTable(view, element)
        case let view as UITableViewCell: setUpCell(view, element)
        case let view as UICollectionView: setUpCollection(view, element)
        case let view as UICollectionViewCell: setUpContent(view.contentView, element)
        case let view as UITableViewHeaderFooterView: setUpContent(view.contentView, element)
        default: break
        }
    }

    private func setUpTable(_ table: UITableView, _ element: NibElement) {
        switch element["separatorStyle"] {
        case "none": table.separatorStyle = .none
        case "singleLine", "default": table.separatorStyle = .singleLine
        default: break
        }
        if let color = color(element, "separatorColor") { table.separatorColor = color }
        if let insets = element.insets("separatorInset") { table.separatorInset = insets }
        // A height of -1 is the rows' own, and one of 44 that of rows without another.
        if let height = element.number("rowHeight") {
            table.rowHeight =
                height < 0 || element.flag("customRowHeight") == false ? UITableView.automaticDimension : height
        }
        if let height = element.number("estimatedRowHeight"), height >= 0 { table.estimatedRowHeight = height }
        if let height = element.number("sectionHeaderHeight"), isOwn(height) { table.sectionHeaderHeight = height }
        if let height = element.number("sectionFooterHeight"), isOwn(height) { table.sectionFooterHeight = height }
        if let value = element.flag("allowsSelection") { table.allowsSelection = value }
        if let value = element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = value }
        if let part = element.child(key: "tableHeaderView") { table.tableHeaderView = object(part) as? UIView }
        if let part = element.child(key: "tableFooterView") { table.tableFooterView = object(part) as? UIView }
        if let part = element.child(key: "backgroundView") { table.backgroundView = object(part) as? UIView }
        for cell in element.list("prototypes") {
            guard let name = cell["reuseIdentifier"] else { continue }
            table.register(UINib(cell, of: self), forCellReuseIdentifier: name)
        }
        for header in element.list("headerFooterPrototypes") + element.list("headerFooterViews") {
            guard let name = header["reuseIdentifier"] else { continue }
            table.register(UINib(header, of: self), forHeaderFooterViewReuseIdentifier: name)
        }
        guard let sections = element.child("sections") else { return }
        let rows = sections.children.map { section in
            StaticRows.Section(
                header: section.string("headerTitle"), footer: section.string("footerTitle"),
                cells: section.list("cells").compactMap { part in
                    (object(part) as? UITableViewCell).map { cell in
                        (cell, part.number("rowHeight") ?? part.rect("frame")?.height ?? -1)
                    }
                })
        }
        staticRows = StaticRows(sections: rows)
    }

    /// Headers and footers of 18, 22 and 28 points are Interface Builder's words for the system's own height.
    private func isOwn(_ height: CGFloat) -> Bool { height >= 0 && ![18, 22, 28].contains(height) }

    private func setUpCell(_ cell: UITableViewCell, _ element: NibElement) {
        switch element["accessoryType"] {
        case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
        case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
        case "checkmark": cell.accessoryType = .checkmark
        case "detailButton": cell.accessoryType = .detailButton
        default: break
        }
        switch element["selectionStyle"] {
        case "none": cell.selectionStyle = .none
        case "blue": cell.selectionStyle = .blue
        case "gray": cell.selectionStyle = .gray
        default: break
        }
        if let level = element.number("indentationLevel") { cell.indentationLevel = Int(level) }
        if let width = element.number("indentationWidth") { cell.indentationWidth = width }
        if let insets = element.insets("separatorInset") { cell.separatorInset = insets }
        if let part = element.child(key: "accessoryView") { cell.accessoryView = object(part) as? UIView }
        if let part = element.child(key: "backgroundView") { cell.backgroundView = object(part) as? UIView }
        setUpContent(cell.contentView, element)
    }

    private func setUpContent(_ content: UIView, _ element: NibElement) {
        guard let part = element.child(key: "contentView") else { return }
        let mask = content.translatesAutoresizingMaskIntoConstraints
        setUp(content, part)
        content.translatesAutoresizingMaskIntoConstraints = mask
    }

    private func setUpCollection(_ collection: UICollectionView, _ element: NibElement) {
        if let value = element.flag("allowsSelection") { collection.allowsSelection = value }
        if let value = element.flag("allowsMultipleSelection") { collection.allowsMultipleSelection = value }
        if let part = element.child(key: "backgroundView") { collection.backgroundView = object(part) as? UIView }
        for cell in element.list("cells") {
            guard let name = cell["reuseIdentifier"] else { continue }
            collection.register(UINib(cell, of: self), forCellWithReuseIdentifier: name)
        }
        let kinds = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in kinds {
            guard let part = element.child(key: key), let name = part["reuseIdentifier"] else { continue }
            collection.register(
                UINib(part, of: self), forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
        }
    }

    /// The layout of a collection; lengths are in points.
    func setUpLayout(_ layout: UICollectionViewFlowLayout, _ element: NibElement) {
        layout.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        if let value = element.number("minimumLineSpacing") { layout.minimumLineSpacing = value }
        if let value = element.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = value }
        if let size = element.size("itemSize") { layout.itemSize = size }
        if let size = element.size("estimatedItemSize") {
            layout.estimatedItemSize = size
        } else if element["automaticEstimatedItemSize"] == "YES" {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let insets = element.insets("sectionInset") { layout.sectionInset = insets }
        if let value = element.flag("sectionHeadersPinToVisibleBounds") {
            layout.sectionHeadersPinToVisibleBounds = value
        }
        if let value = element.flag("sectionFootersPinToVisibleBounds") {
            layout.sectionFootersPinToVisibleBounds = value
        }
    }
}

/// The rows that a document says once and for all.
struct StaticRows {
    struct Section {
        var header: String?
        var footer: String?
        /// The heights are in points; a negative one is the row's own.
        var cells: [(cell: UITableViewCell, height: CGFloat)]
    }

    var sections: [Section]

    func cell(_ path: IndexPath) -> (cell: UITableViewCell, height: CGFloat)? {
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let cells = sections[path.section].cells
        return cells.indices.contains(path.row) ? cells[path.row] : nil
    }
}
