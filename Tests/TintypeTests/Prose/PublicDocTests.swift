import Testing

/// A public name is documented: by a comment of its own, by that of its group, by that of an overload before it in the file, or
/// as an implementation of a documented requirement.
@Suite("Public documentation")
struct PublicDocTests {
    /// Folders in which nothing public lacks a comment. The list only ever gets longer.
    private static let finished = [
        "Sources/Apple", "Sources/Tintype", "Sources/TintypeGraphics", "Sources/TintypeSymbols",
        "Sources/TintypeTesting", "Sources/TintypeTree", "Sources/TintypeUI",
    ]

    /// Requirements of the standard library's and Foundation's protocols.
    private static let known: Set<String> = [
        "hash", "encode", "rawValue", "body", "description", "debugDescription", "startIndex", "endIndex", "index",
        "makeIterator", "next", "RawValue", "Body", "ID", "Element", "Index", "Value", "Cache", "AnimatableData",
        "customMirror", "errorDescription", "Iterator", "allCases", "hashValue", "id", "init(from", "init(rawValue",
        "init(stringLiteral", "init(arrayLiteral", "init(booleanLiteral", "init(stringInterpolation",
        "init(dictionaryLiteral", "init(floatLiteral", "init(integerLiteral", "init(nilLiteral", "init(coder",
        "init(extendedGraphemeClusterLiteral",
        "SubSequence", "formIndex",
    ]

    /// Names that mean something to the compiler: initializers without arguments, parts of property wrappers, and methods of
    /// result builders.
    private static let language: Set<String> = [
        "init()", "wrappedValue", "projectedValue", "buildBlock", "buildExpression", "buildPartialBlock", "buildIf",
        "buildOptional", "buildEither", "buildArray", "buildFinalResult", "buildLimitedAvailability",
    ]

    @Test("each public name is documented")
    func isDocumented() throws {
        let files = try SourceTree(["Sources"]).files
        let declarations = files.map { PublicDeclaration.all(in: $0.lines) }
        let requirements = Set(
            declarations.joined().filter { $0.isRequirement && $0.comment != .none }.map(\.name))
        var count = 0
        for (file, all) in zip(files, declarations)
        where Self.finished.contains(where: { file.path.hasPrefix($0 + "/") }) {
            count += all.count
            let overloaded = Set(all.filter { $0.comment == .own }.map(\.name))
            for declaration in all where declaration.comment == .none {
                let name = declaration.name
                let isOperator = name.first.map { !$0.isLetter } ?? true
                guard !isOperator, !Self.known.contains(name), !Self.language.contains(name), !overloaded.contains(name)
                else { continue }
                let isKnown = requirements.contains(name) && !declaration.isRequirement
                #expect(isKnown, "\(file.path):\(declaration.line) says nothing of `\(name)`")
            }
        }
        #expect(count > 800)
    }
}
