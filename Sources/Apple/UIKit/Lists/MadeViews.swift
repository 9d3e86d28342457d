import Foundation

// Classes of cells are registered by their types. UIKit's initializers of theirs are not `required`, so that Swift calls none by a
// type: called by way of a class that does require it, each is found in the same place of the class's table.

/// Makes rows of a class that is known by its type alone.
class MadeCell: UITableViewCell {
    required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        nil
    }

    static func new(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: MadeCell.Type.self).init(style: .default, reuseIdentifier: identifier)
    }
}

/// Makes headers of a class that is known by its type alone.
class MadeHeader: UITableViewHeaderFooterView {
    required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        nil
    }

    static func new(
        _ type: UITableViewHeaderFooterView.Type, _ identifier: String
    ) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: MadeHeader.Type.self).init(reuseIdentifier: identifier)
    }
}

/// Makes views of a class that is known by its type alone.
class MadeView: UIView {
    required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        nil
    }

    static func new<Made: UIView>(_ type: Made.Type) -> Made {
        let view: UIView = unsafeBitCast(type, to: MadeView.Type.self).init(frame: .zero)
        return unsafeDowncast(view, to: type)
    }
}

/// Makes places of a class that is known by its type alone.
class MadeAttributes: UICollectionViewLayoutAttributes {
    required override init() {
        super.init()
    }

    static func new(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        unsafeBitCast(type, to: MadeAttributes.Type.self).init()
    }
}

/// Makes layers of a class that is known by its type alone.
class MadeLayer: CALayer {
    required override init() {
        super.init()
    }

    required init?(coder: NSCoder) {
        nil
    }

    static func new(_ type: CALayer.Type) -> CALayer { unsafeBitCast(type, to: MadeLayer.Type.self).init() }
}
