/// Anything that can be asked.
public protocol PromptRepresentable {
    /// The question.
    @PromptBuilder var promptRepresentation: Prompt { get }
}

/// Anything that can be a rule for answers.
public protocol InstructionsRepresentable {
    /// The rules.
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// A question.
public struct Prompt: PromptRepresentable, Sendable {
    let text: String

    /// Creates a question of parts.
    public init(_ content: some PromptRepresentable) {
        text = content.promptRepresentation.text
    }
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows {
        text = try content().text
    }

    init(text: String) {
        self.text = text
    }

    /// The question itself.
    public var promptRepresentation: Prompt { self }
}

/// Rules for answers.
public struct Instructions: InstructionsRepresentable, Sendable {
    let text: String

    /// Creates rules of parts.
    public init(_ content: some InstructionsRepresentable) {
        text = content.instructionsRepresentation.text
    }
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
        text = try content().text
    }

    init(text: String) {
        self.text = text
    }

    /// The rules themselves.
    public var instructionsRepresentation: Instructions { self }
}

extension String: PromptRepresentable, InstructionsRepresentable {
    public var promptRepresentation: Prompt { Prompt(text: self) }
    public var instructionsRepresentation: Instructions { Instructions(text: self) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
    public var promptRepresentation: Prompt {
        Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n"))
    }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions {
        Instructions(text: map(\.instructionsRepresentation.text).joined(separator: "\n"))
    }
}

/// Joins the lines of a question.
@resultBuilder
public struct PromptBuilder {
    public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> P { expression }
    public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
    /// One part is itself: the properties of what can be asked are built by this as well.
    public static func buildBlock(_ component: Prompt) -> Prompt { component }
    public static func buildBlock<each P: PromptRepresentable>(_ components: repeat each P) -> Prompt {
        var lines = [String]()
        repeat lines.append((each components).promptRepresentation.text)
        return Prompt(text: lines.joined(separator: "\n"))
    }
    public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt {
        Prompt(text: prompts.map(\.promptRepresentation.text).joined(separator: "\n"))
    }
    public static func buildEither(first component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
    public static func buildEither(second component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
    public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
    public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt {
        prompt.promptRepresentation
    }
}

/// Joins the lines of rules.
@resultBuilder
public struct InstructionsBuilder {
    public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> I { expression }
    public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
    /// One part is itself: the properties of what can be a rule are built by this as well.
    public static func buildBlock(_ component: Instructions) -> Instructions { component }
    public static func buildBlock<each I: InstructionsRepresentable>(_ components: repeat each I) -> Instructions {
        var lines = [String]()
        repeat lines.append((each components).instructionsRepresentation.text)
        return Instructions(text: lines.joined(separator: "\n"))
    }
    public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
        Instructions(text: instructions.map(\.instructionsRepresentation.text).joined(separator: "\n"))
    }
    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    public static func buildOptional(_ instructions: Instructions?) -> Instructions {
        instructions ?? Instructions(text: "")
    }
    public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
        instructions.instructionsRepresentation
    }
}
