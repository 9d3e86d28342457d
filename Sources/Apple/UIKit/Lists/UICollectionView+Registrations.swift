public import Foundation

extension UICollectionView {
    /// The making of cells of a class for items. UIKit's type.
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// The closure that fills a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler
        let name = RegistrationName()
        private(set) var nib: UINib?

        /// Creates a registration of cells of a class, or of those in a nib.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            nib = cellNib
        }
    }

    /// The making of views beside cells. UIKit's type.
    @MainActor @preconcurrency
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// The closure that fills a view.
        public typealias Handler = (_ view: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
        let elementKind: String
        let handler: Handler
        let name = RegistrationName()
        private(set) var nib: UINib?

        /// Creates a registration.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.init(elementKind: elementKind, handler: handler)
            nib = supplementaryNib
        }
    }
}

/// The name of a registration, which no other has.
final class RegistrationName {
    var text: String { "registration \(ObjectIdentifier(self))" }
}

extension IndexPath {
    /// Creates the place of a row or an item in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section, and the row or item in it.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
