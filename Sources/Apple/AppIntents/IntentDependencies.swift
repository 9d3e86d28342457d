/// The parameters of another intent, on which the values of a query or a provider depend: nobody has set it up.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    /// Creates a dependency on parameters.
    public init<each Value>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

    /// The intent's parameters; nil where the intent is not set up.
    public var wrappedValue: IntentProjection<Intent>? { nil }
}

/// The parameters of an intent.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: @unchecked Sendable {
    private let intent: Intent

    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
}

/// The intents of other modules that belong to the app.
public protocol AppIntentsPackage {
    /// The packages that this one brings along.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An intent in whose place another is to be used.
public protocol DeprecatedAppIntent: AppIntent {
    /// The intent that takes its place.
    associatedtype Replacement: AppIntent
    static var deprecation: IntentDeprecation<Replacement> { get }
}

/// The words that lead to another intent.
public struct IntentDeprecation<Replacement: AppIntent>: Sendable {
    /// Creates the words for a replacement. Nobody reads them here.
    public init(message: LocalizedStringResource, replacedBy replacement: Replacement.Type) {}
}
