import TintypeTree

extension SceneChecker {
    /// Reads `import:`, files whose components, modifiers, styles, preferences, values, alignments and data this one
    /// can use. They do not pass on their own imports.
    func readImports(_ value: SceneValue) {
        for written in value.sequence ?? [value] {
            guard let path = reader.text(written, of: "import"), let (file, bytes) = file(path, at: written.place)
            else { continue }
            if let start = chain.firstIndex(of: file) {
                diagnostics.error(
                    "\"\(file)\" imports itself: \((chain[start...] + [file]).joined(separator: " → "))",
                    at: written.place)
                continue
            }
            guard let imported = imported(bytes, file) else { continue }
            imports.append(imported)
            take(imported, named: file, at: written.place)
        }
    }

    private func imported(_ bytes: [UInt8], _ file: String) -> SceneChecker? {
        guard let document = SceneDocument.parse(bytes, file: file, limits: limits, diagnostics: diagnostics) else {
            return nil
        }
        let reader = SceneReader(document.source, names: .vocabulary, diagnostics: diagnostics)
        let checker = SceneChecker(reader: reader, limits: limits, isPrelude: false, files: files)
        checker.chain = chain + [file]
        checker.folderPath = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
        // Guides are numbered, those of all files together.
        checker.guides = guides
        guard let mapping = reader.mapping(document.root, of: "the scene") else { return nil }
        for entry in mapping.entries where !SceneFile.keys.contains(entry.key) {
            reader.unknown("section", entry.key, at: entry.keyPlace, among: SceneFile.keys)
        }
        if let value = mapping["assets"] { checker.readAssets(value) }
        checker.readDeclarations(mapping)
        checker.checkUnusedParts()
        return checker
    }

    /// Makes another file's declarations known here. A name that two files declare is an error, as it would mean either.
    private func take(_ other: SceneChecker, named file: String, at place: ScenePlace) {
        func merge<Value>(_ own: inout [String: Value], _ theirs: [String: Value], _ what: String) {
            for (name, value) in theirs.sorted(by: { $0.key < $1.key }) {
                guard own[name] == nil else {
                    diagnostics.error(
                        "the \(what) \"\(name)\" of \"\(file)\" is declared by another imported file, too", at: place,
                        hint: "give one of them another name")
                    continue
                }
                own[name] = value
            }
        }
        merge(&components, other.components, "component")
        merge(&modifiers, other.modifiers, "modifier")
        merge(&styles, other.styles, "style")
        merge(&preferences, other.preferences, "preference")
        merge(&environment, other.environment, "value of the environment")
        merge(&data, other.data, "data")
        guides = other.guides
    }
}
