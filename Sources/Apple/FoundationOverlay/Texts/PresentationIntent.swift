/// The blocks that a part of a text stands in: paragraphs, lists, tables. Foundation's type.
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// A kind of block.
    public enum Kind: Hashable, Codable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The side at which a column's text stands.
        public enum Alignment: Int, Codable, Sendable {
            case left, center, right
        }

        /// The place of the column's texts.
        public var alignment: Alignment

        /// Creates a column.
        public init(alignment: Alignment) {
            self.alignment = alignment
        }
    }

    /// A block with the number by which it is told from others of its kind.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        /// The kind of the block, and the number by which it differs from those beside it.
        public var kind: Kind
        public var identity: Int

        /// Creates a block.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }

        public var debugDescription: String { "\(kind) (id \(identity))" }
    }

    /// The blocks from the inmost to the outmost.
    public var components: [IntentType]

    /// Creates a block in a block.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// Creates an intent of blocks, the innermost first.
    public init(types: [IntentType]) {
        components = types
    }

    /// The number of lists and quotes that it stands in.
    public var indentationLevel: Int {
        components.filter {
            switch $0.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }.count
    }

    /// The number of columns of its table; 0 outside of tables.
    public var columnCount: Int {
        for component in components {
            if case .table(let columns) = component.kind { return columns.count }
        }
        return 0
    }
}

extension PresentationIntent: CustomDebugStringConvertible {
    /// The number of the blocks, and whether there are any.
    public var count: Int { components.count }
    public var isValid: Bool { !components.isEmpty }
    public var debugDescription: String { components.map(\.debugDescription).joined(separator: ", ") }
}
