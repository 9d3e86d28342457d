/// The files and folders that a scene looked for, whether they were there or not: it may be another scene when one of them
/// changes. Confined to one task.
package final class ReadLog {
    /// The paths, each once, in order; relative ones from the working folder.
    package private(set) var paths: [String] = []
    private var known: Set<String> = []

    package init() {}

    func note(_ path: String) {
        if known.insert(path).inserted { paths.append(path) }
    }
}
