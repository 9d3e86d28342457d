import TintypeImage

/// The files that a command will read and write, held against each other before it does anything: what it is given is never
/// written over, and no two pictures go to one file.
struct PlannedFiles {
    private var inputs: [FileIdentity: String] = [:]
    private var outputs: [FileIdentity: String] = [:]
    private var goldens: String?

    /// - Parameter what: For people, e.g. `the scene bar.yaml`.
    mutating func read(_ path: String?, as what: String) {
        if let path { inputs[FileIdentity(path)] = what }
    }

    /// - Parameter folder: A folder in which each picture is a golden, or becomes one.
    mutating func keep(_ folder: String) {
        goldens = folder
    }

    /// - Parameter what: For people, e.g. `the picture of bar.yaml`.
    /// - Throws: ``UsageError`` where the file is read as well, or written twice, or would pass for a golden.
    mutating func write(_ path: String, as what: String) throws(UsageError) {
        // Standard output, in all its spellings, takes any number of things one after the other.
        if path == "-" || path.hasPrefix("/dev/") { return }
        let file = FileIdentity(path)
        if let input = inputs[file] {
            throw UsageError(
                message: "\(what) would be written over \(input): \(path) is that file", hint: "name another file")
        }
        if let goldens, path.lowercased().hasSuffix(".png"), FileIdentity.of(path, isBelow: goldens) {
            throw UsageError(
                message: "\(what) would be written among the goldens: \(path) has a golden's name",
                hint: "name another file")
        }
        if let other = outputs.updateValue(what, forKey: file) {
            throw UsageError(
                message: "\(other) and \(what) would both be written to \(path)",
                hint: "rename one of them, or write them to folders of their own")
        }
    }
}
