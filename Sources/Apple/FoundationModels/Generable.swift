public import Foundation

/// A type whose values a model can make. `@Generable` writes what it asks for.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// The type of a value that is not yet complete.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

    /// The form of the values.
    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    /// The value as far as it is made.
    public func asPartiallyGenerated() -> PartiallyGenerated where PartiallyGenerated == Self { self }
}

/// Makes a struct or an enum without associated values one whose values a model can make.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent), named(generationSchema))
@attached(member, names: named(PartiallyGenerated))
public macro Generable(description: String? = nil) = #externalMacro(module: "TintypeMacros", type: "GenerableMacro")

/// Tells a model about a property, and bounds its values.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "TintypeMacros", type: "GuideMacro")
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "TintypeMacros", type: "GuideMacro") where T: Generable
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "TintypeMacros", type: "GuideMacro")

extension String: Generable {
    public init(_ content: GeneratedContent) throws {
        guard case .string(let text) = content.kind else { throw content.mismatch("It is no text.") }
        self = text
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: String.self, properties: []) }
}

extension Bool: Generable {
    public init(_ content: GeneratedContent) throws {
        guard case .bool(let truth) = content.kind else { throw content.mismatch("It is not true or false.") }
        self = truth
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Bool.self, properties: []) }
}

extension Int: Generable {
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind, let whole = Int(exactly: number) else {
            throw content.mismatch("It is no whole number.")
        }
        self = whole
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Int.self, properties: []) }
}

extension Double: Generable {
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind else { throw content.mismatch("It is no number.") }
        self = number
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Double.self, properties: []) }
}

extension Float: Generable {
    public init(_ content: GeneratedContent) throws {
        self = Float(try Double(content))
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Float.self, properties: []) }
}

extension Decimal: Generable {
    public init(_ content: GeneratedContent) throws {
        self = Decimal(try Double(content))
    }
    public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
    }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Decimal.self, properties: []) }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws {
        guard case .array(let list) = content.kind else { throw content.mismatch("It is no list.") }
        self = try list.map { try Element($0) }
    }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Array: Generable where Element: Generable {
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]
    public static var generationSchema: GenerationSchema { GenerationSchema(type: [Element].self, properties: []) }
}

extension Optional: InstructionsRepresentable, PromptRepresentable, ConvertibleToGeneratedContent
where Wrapped: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}

extension Never: Generable {
    public init(_ content: GeneratedContent) throws { throw content.mismatch("There is no such value.") }
    public var generatedContent: GeneratedContent { switch self {} }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Never.self, properties: []) }
}

/// Bounds of a property's values, which nobody heeds: no model makes any.
public struct GenerationGuide<Value> {}

extension GenerationGuide where Value == String {
    /// One text, one of several, or those of a pattern.
    public static func constant(_ value: String) -> Self { Self() }
    public static func anyOf(_ values: [String]) -> Self { Self() }
    public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self() }
}

extension GenerationGuide where Value == Int {
    /// The bounds of a number.
    public static func minimum(_ value: Int) -> Self { Self() }
    public static func maximum(_ value: Int) -> Self { Self() }
    public static func range(_ range: ClosedRange<Int>) -> Self { Self() }
}

extension GenerationGuide where Value == Float {
    /// The bounds of a number.
    public static func minimum(_ value: Float) -> Self { Self() }
    public static func maximum(_ value: Float) -> Self { Self() }
    public static func range(_ range: ClosedRange<Float>) -> Self { Self() }
}

extension GenerationGuide where Value == Double {
    /// The bounds of a number.
    public static func minimum(_ value: Double) -> Self { Self() }
    public static func maximum(_ value: Double) -> Self { Self() }
    public static func range(_ range: ClosedRange<Double>) -> Self { Self() }
}

extension GenerationGuide where Value == Decimal {
    /// The bounds of a number.
    public static func minimum(_ value: Decimal) -> Self { Self() }
    public static func maximum(_ value: Decimal) -> Self { Self() }
    public static func range(_ range: ClosedRange<Decimal>) -> Self { Self() }
}

extension GenerationGuide {
    /// The bounds of a list's length, and of its values.
    public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
    public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
    public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] { Self() }
    public static func count<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self where Value == [Element] { Self() }
}

extension GenerationGuide where Value == [Never] {
    /// The bounds of a list's length, in a macro that does not know the type of its values.
    public static func minimumCount(_ count: Int) -> Self { Self() }
    public static func maximumCount(_ count: Int) -> Self { Self() }
    public static func count(_ range: ClosedRange<Int>) -> Self { Self() }
    public static func count(_ count: Int) -> Self { Self() }
}
