import TintypeGraphics

extension FontSet {
    /// The face that stands in for a family that is not declared: of the system's designs the one that is like it, in the
    /// weight and slant that the name says, as `Georgia-Bold` does.
    func index(replacing family: String, in request: FontRequest) -> Int {
        var substitute = request
        substitute.family = nil
        let name = family.lowercased()
        func has(_ words: [String]) -> Bool { words.contains { name.contains($0) } }
        if has(Self.serifs), !name.contains("sans") { substitute.design = .serif }
        if has(Self.monospaced) { substitute.design = .monospaced }
        if let weight = Self.weights.first(where: { name.contains($0.word) })?.weight, request.weight == 400 {
            substitute.weight = weight
        }
        if has(["italic", "oblique"]) { substitute.isItalic = true }
        guard let index = try? index(for: substitute) else {
            preconditionFailure("a request without a family always has a face")
        }
        return index
    }

    /// Families that Apple's systems bring along, and what many others have in their names.
    private static let serifs = [
        "georgia", "times", "palatino", "baskerville", "didot", "garamond", "cochin", "hoefler", "new york", "newyork",
        "bodoni", "charter", "iowan", "athelas", "serif", "slab", "playfair", "lora", "merriweather", "rockwell",
        "american typewriter", "americantypewriter", "superclarendon",
    ]
    private static let monospaced = ["mono", "menlo", "courier", "monaco", "consolas", "code", "andale"]
    /// Longer words before those that they hold.
    private static let weights: [(word: String, weight: Int)] = [
        ("ultralight", 200), ("extralight", 200), ("semibold", 600), ("demibold", 600), ("extrabold", 800),
        ("ultrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700), ("medium", 500), ("light", 300),
        ("thin", 100),
    ]
}

extension FontSet.Face {
    /// Returns whether a name, of a family or of one face, is this face's.
    func isNamed(_ wanted: String) -> Bool {
        let wanted = wanted.lowercased()
        return family.lowercased() == wanted || name.lowercased() == wanted || fullName?.lowercased() == wanted
    }
}
