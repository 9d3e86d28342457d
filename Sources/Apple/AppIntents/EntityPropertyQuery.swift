/// Finds an app's things by their properties.
public protocol EntityPropertyQuery: EntityQuery {
    /// The form in which the app takes a comparison.
    associatedtype ComparatorMappingType
    /// The properties by which things are compared, and those by which they are ordered.
    static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
    static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
    /// The text of the search that the system makes of it; nil for none.
    static var findIntentDescription: IntentDescription? { get }
    /// Finds the things that meet comparisons.
    func entities(
        matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
        sortedBy: [EntityQuerySort<Entity>], limit: Int?
    ) async throws -> [Entity]
}

extension EntityPropertyQuery {
    /// The types of the query by their short names.
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    public typealias Property<Value> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    public typealias ComparatorMode = EntityQueryComparatorMode
    public typealias Sort = EntityQuerySort
    public static var findIntentDescription: IntentDescription? { nil }
}

/// The way in which comparisons are taken together.
public enum EntityQueryComparatorMode: Int, Sendable {
    case and, or
}

/// The order of things by a property.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    /// The property, and the direction.
    public let by: PartialKeyPath<Entity>
    public let order: Ordering

    /// The direction of an order.
    public enum Ordering: Int, Sendable {
        case ascending, descending
    }
}

/// The properties by which things are compared.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    let keyPaths: [PartialKeyPath<Entity>]

    /// Creates a list.
    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> [PartialKeyPath<Entity>]
    ) {
        keyPaths = properties()
    }
}

/// Builds a list of properties.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    public static func buildExpression<Value>(
        _ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>
    ) -> PartialKeyPath<Entity> { property.keyPath }
    public static func buildBlock(_ properties: PartialKeyPath<Entity>...) -> [PartialKeyPath<Entity>] { properties }
}

/// A property by which things are compared.
public struct EntityQueryProperty<Entity: AppEntity, Value, ComparatorMappingType>: @unchecked Sendable {
    let keyPath: PartialKeyPath<Entity>

    /// Creates one with its comparisons.
    public init(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType>
        comparators: () -> [EntityQueryComparator<Value, ComparatorMappingType>]
    ) {
        self.keyPath = keyPath
    }
}

/// Builds the comparisons of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value, ComparatorMappingType> {
    public static func buildExpression(
        _ comparator: EntityQueryComparator<Value, ComparatorMappingType>
    ) -> EntityQueryComparator<Value, ComparatorMappingType> { comparator }
    public static func buildBlock(
        _ comparators: EntityQueryComparator<Value, ComparatorMappingType>...
    ) -> [EntityQueryComparator<Value, ComparatorMappingType>] { comparators }
}

/// A comparison of a property's value. No system compares: what the app makes of it is not asked for.
public class EntityQueryComparator<Value, ComparatorMappingType>: @unchecked Sendable {
    init() {}
}

/// A comparison with a value.
public class _ValueComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping>, @unchecked Sendable {
    /// Creates one with what makes the app's form of it.
    public init(mappingTransform: @escaping (Value) -> Mapping) { super.init() }
}

/// A comparison with a value, also of a property that may have none, or that has several.
public class _WrappedComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping>, @unchecked Sendable {
    /// Creates one with what makes the app's form of it.
    @_disfavoredOverload
    public init(mappingTransform: @escaping (Value) -> Mapping) { super.init() }
    public init<Wrapped>(mappingTransform: @escaping (Wrapped) -> Mapping) where Value == Wrapped? { super.init() }
    public init<Element>(mappingTransform: @escaping (Element) -> Mapping) where Value == [Element] { super.init() }
}

/// The value itself.
public final class EqualToComparator<Value, Mapping>: _ValueComparator<Value, Mapping>, @unchecked Sendable {}
/// Any other value.
public final class NotEqualToComparator<Value, Mapping>: _ValueComparator<Value, Mapping>, @unchecked Sendable {}
/// A value in which it is.
public final class ContainsComparator<Value, Mapping>: _WrappedComparator<Value, Mapping>, @unchecked Sendable {}
/// A value that begins with it.
public final class HasPrefixComparator<Value, Mapping>: _WrappedComparator<Value, Mapping>, @unchecked Sendable {}
/// A value that ends with it.
public final class HasSuffixComparator<Value, Mapping>: _WrappedComparator<Value, Mapping>, @unchecked Sendable {}
/// A smaller value.
public final class LessThanComparator<Value, Mapping>: _WrappedComparator<Value, Mapping>, @unchecked Sendable {}
/// A smaller value, or the value itself.
public final class LessThanOrEqualToComparator<Value, Mapping>: _WrappedComparator<Value, Mapping>,
    @unchecked Sendable
{}
/// A larger value.
public final class GreaterThanComparator<Value, Mapping>: _WrappedComparator<Value, Mapping>, @unchecked Sendable {}
/// A larger value, or the value itself.
public final class GreaterThanOrEqualToComparator<Value, Mapping>: _WrappedComparator<Value, Mapping>,
    @unchecked Sendable
{}
/// A value between two others.
public final class IsBetweenComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping>, @unchecked Sendable {
    /// Creates one with what makes the app's form of it.
    @_disfavoredOverload
    public init(mappingTransform: @escaping (Value, Value) -> Mapping) { super.init() }
    public init<Wrapped>(mappingTransform: @escaping (Wrapped, Wrapped) -> Mapping) where Value == Wrapped? {
        super.init()
    }
}

/// The properties by which things are ordered.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
    let keyPaths: [PartialKeyPath<Entity>]

    /// Creates a list.
    public init() { keyPaths = [] }
    public init(@EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]) {
        keyPaths = content().map(\.keyPath)
    }
}

/// Builds a list of properties.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public static func buildBlock(
        _ properties: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] { properties }
}

/// A property by which things are ordered.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
    let keyPath: PartialKeyPath<Entity>

    /// Creates one.
    public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
        self.keyPath = keyPath
    }
}
