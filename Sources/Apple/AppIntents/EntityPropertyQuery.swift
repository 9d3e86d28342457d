/// Finds an app's things by their properties.
public protocol EntityPropertyQuery: EntityQuery {
    /// The form in which the app takes a comparison.
    associatedtype ComparatorMappingType: Sendable
    /// The properties by which things are compared, and those by which they are ordered.
    static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
    static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
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
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType: Sendable>: @unchecked Sendable {
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
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType: Sendable> {
    public static func buildExpression<Value>(
        _ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>
    ) -> PartialKeyPath<Entity> { property.keyPath }
    public static func buildBlock(_ properties: PartialKeyPath<Entity>...) -> [PartialKeyPath<Entity>] { properties }
}

/// A property by which things are compared.
public struct EntityQueryProperty<Entity: AppEntity, Value, ComparatorMappingType: Sendable>: @unchecked Sendable {
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
public enum EntityQueryComparatorsBuilder<Value, ComparatorMappingType: Sendable> {
    public static func buildExpression(
        _ comparator: EntityQueryComparator<Value, ComparatorMappingType>
    ) -> EntityQueryComparator<Value, ComparatorMappingType> { comparator }
    public static func buildBlock(
        _ comparators: EntityQueryComparator<Value, ComparatorMappingType>...
    ) -> [EntityQueryComparator<Value, ComparatorMappingType>] { comparators }
}

/// A comparison of a property's value.
public class EntityQueryComparator<Value, ComparatorMappingType: Sendable>: @unchecked Sendable {
    let mapping: (Value) -> ComparatorMappingType

    /// Creates one with what makes the app's form of it.
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
        mapping = mappingTransform
    }
}

/// The value itself.
public final class EqualToComparator<Value, Mapping: Sendable>: EntityQueryComparator<Value, Mapping>,
    @unchecked Sendable
{}
/// Any other value.
public final class NotEqualToComparator<Value, Mapping: Sendable>: EntityQueryComparator<Value, Mapping>,
    @unchecked Sendable
{}
/// A value in which it is.
public final class ContainsComparator<Value, Mapping: Sendable>: EntityQueryComparator<Value, Mapping>,
    @unchecked Sendable
{}
/// A value that begins with it.
public final class HasPrefixComparator<Value, Mapping: Sendable>: EntityQueryComparator<Value, Mapping>,
    @unchecked Sendable
{}
/// A value that ends with it.
public final class HasSuffixComparator<Value, Mapping: Sendable>: EntityQueryComparator<Value, Mapping>,
    @unchecked Sendable
{}
/// A smaller value.
public final class LessThanComparator<Value, Mapping: Sendable>: EntityQueryComparator<Value, Mapping>,
    @unchecked Sendable
{}
/// A smaller value, or the value itself.
public final class LessThanOrEqualToComparator<Value, Mapping: Sendable>: EntityQueryComparator<Value, Mapping>,
    @unchecked Sendable
{}
/// A larger value.
public final class GreaterThanComparator<Value, Mapping: Sendable>: EntityQueryComparator<Value, Mapping>,
    @unchecked Sendable
{}
/// A larger value, or the value itself.
public final class GreaterThanOrEqualToComparator<Value, Mapping: Sendable>: EntityQueryComparator<Value, Mapping>,
    @unchecked Sendable
{}

/// The properties by which things are ordered.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
    let keyPaths: [PartialKeyPath<Entity>]

    /// Creates a list.
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
