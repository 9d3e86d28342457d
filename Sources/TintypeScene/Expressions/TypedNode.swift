/// An expression whose types have been checked. A node that can fail knows its place.
indirect enum TypedNode: Hashable, Sendable {
    case constant(SceneDatum)
    case name(String)
    case field(TypedNode, String)
    case member(TypedNode, SceneMember)
    case element(TypedNode, TypedNode, at: ScenePlace)
    case not(TypedNode)
    case and(TypedNode, TypedNode)
    case or(TypedNode, TypedNode)
    case coalesce(TypedNode, TypedNode)
    case conditional(TypedNode, TypedNode, TypedNode)
    case equal(TypedNode, TypedNode, isNegated: Bool)
    /// A comparison of two numbers or two strings.
    case compare(BinaryOperator, TypedNode, TypedNode)
    /// A calculation with numbers.
    case arithmetic(BinaryOperator, TypedNode, TypedNode, at: ScenePlace)
    case negate(TypedNode)
    case function(NumberFunction, [TypedNode], at: ScenePlace)
    case format(TypedNode, digits: TypedNode?, at: ScenePlace)
    /// The texts of numbers, strings and booleans, one after the other.
    case text([TypedNode])
    case frame(TypedNode, TypedSpace, at: ScenePlace)
    case anchor(TypedNode, TypedNode, SceneAnchorTarget, at: ScenePlace)
    case list([TypedNode])
    case record([TypedField])
    case shape(LiteralShape, [TypedNode])
    /// Stands for what has been reported: a value with it in it is none.
    case unread
}

/// A field of a ``TypedNode/record(_:)``.
struct TypedField: Hashable, Sendable {
    var name: String
    var value: TypedNode
}

/// The argument of `frame(…)`.
enum TypedSpace: Hashable, Sendable {
    case global
    case local
    case named(TypedNode)
}

/// The value of a mapping of numbers.
enum LiteralShape: Hashable, Sendable {
    case point
    case size
    case rect
    case insets

    /// In the order of ``TypedNode/shape(_:_:)``.
    var keys: [String] {
        switch self {
        case .point: ["x", "y"]
        case .size: ["width", "height"]
        case .rect: ["x", "y", "width", "height"]
        case .insets: ["top", "leading", "bottom", "trailing"]
        }
    }

    /// Indicates whether a key may be left out, for 0.
    var hasDefaults: Bool { self == .insets }
}

/// The functions from numbers to a number.
enum NumberFunction: String, CaseIterable, Hashable, Sendable {
    case min
    case max
    case abs
    case floor
    case round
    case int

    var isVariadic: Bool { self == .min || self == .max }
}

extension TypedNode {
    /// The parts that an expression is made of.
    var children: [TypedNode] {
        switch self {
        case .constant, .name, .unread: []
        case .field(let object, _), .member(let object, _), .not(let object), .negate(let object): [object]
        case .element(let a, let b, _), .and(let a, let b), .or(let a, let b), .coalesce(let a, let b),
            .equal(let a, let b, _), .compare(_, let a, let b), .arithmetic(_, let a, let b, _),
            .anchor(let a, let b, _, _):
            [a, b]
        case .conditional(let a, let b, let c): [a, b, c]
        case .function(_, let nodes, _), .text(let nodes), .list(let nodes), .shape(_, let nodes): nodes
        case .format(let value, let digits, _): [value] + (digits.map { [$0] } ?? [])
        case .frame(let proxy, .named(let name), _): [proxy, name]
        case .frame(let proxy, _, _): [proxy]
        case .record(let fields): fields.map(\.value)
        }
    }

    /// Indicates whether no name stands in it, so that its value is known before anything is drawn.
    var isConstant: Bool {
        if case .name = self { return false }
        return children.allSatisfy(\.isConstant)
    }

    /// Indicates whether a part of it could not be read.
    var isUnread: Bool { self == .unread || children.contains(where: \.isUnread) }

    /// A name and its members, `["badge", "anchor"]` or `["list", "first"]`; nil for any other expression.
    var path: [String]? {
        switch self {
        case .name(let name): [name]
        case .field(let object, let name): object.path.map { $0 + [name] }
        case .member(let object, let member): object.path.map { $0 + [member.rawValue] }
        default: nil
        }
    }

    /// The paths that are not nil where this condition holds, or where it does not.
    func pathsNotNil(holds: Bool) -> Set<[String]> {
        switch self {
        case .equal(let path, .constant(.none), let isNegated), .equal(.constant(.none), let path, let isNegated):
            guard isNegated == holds, let path = path.path else { return [] }
            return [path]
        case .not(let operand): return operand.pathsNotNil(holds: !holds)
        case .and(let a, let b):
            let (left, right) = (a.pathsNotNil(holds: holds), b.pathsNotNil(holds: holds))
            return holds ? left.union(right) : left.intersection(right)
        case .or(let a, let b):
            let (left, right) = (a.pathsNotNil(holds: holds), b.pathsNotNil(holds: holds))
            return holds ? left.intersection(right) : left.union(right)
        default: return []
        }
    }
}
