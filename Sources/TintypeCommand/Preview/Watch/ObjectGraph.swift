import Foundation
import TintypeImage
import TintypeSnapshots

/// The objects of an app, with the names that each defines and uses: by them it is known whose code may run when that of a source does.
struct ObjectGraph: Sendable {
    private struct Object: Sendable {
        var stamp: FileStamp
        /// A hash of its bytes.
        var content: String
        var defined: Set<String> = []
        var used: Set<String> = []

        /// The conformances of types that other objects declare.
        var conformances: [String] {
            let own = types
            return defined.filter { name in name.hasSuffix("Mc") && !own.contains { name.hasPrefix($0) } }
        }

        /// The types that it declares, as their mangled names begin.
        var types: [String] { defined.filter { $0.hasSuffix("Mn") }.map { String($0.dropLast(2)) } }
    }

    /// By their paths.
    private var objects: [String: Object] = [:]
    private let sources: [String: String]

    /// - Parameters:
    ///   - pairs: The object of each source.
    ///   - earlier: The graph before, of which objects that are as they were are taken; nil for none.
    init(_ pairs: [(source: String, object: String)], toolchain: SwiftToolchain, earlier: ObjectGraph?) {
        sources = Dictionary(pairs.map { ($0.source, $0.object) }) { first, _ in first }
        var new: [String] = []
        for path in Set(sources.values) {
            guard let stamp = FileStamp(path) else { continue }
            if let known = earlier?.objects[path], known.stamp == stamp {
                objects[path] = known
                continue
            }
            let content = RunJournal.key(of: [((try? WholeFile.read(path)) ?? nil) ?? []])
            if var known = earlier?.objects[path], known.content == content {
                known.stamp = stamp
                objects[path] = known
            } else {
                objects[path] = Object(stamp: stamp, content: content)
                new.append(path)
            }
        }
        readNames(of: new, toolchain)
    }

    /// The sources whose objects are others than before.
    func changes(since earlier: ObjectGraph) -> Set<String> {
        Set(sources.filter { objects[$1]?.content != earlier.objects[$1]?.content }.keys)
    }

    /// The sources whose code may run when that of a source does, itself among them.
    func reach(of source: String) -> Set<String> {
        var reached: Set<String> = [source]
        var open = [source]
        while let next = open.popLast() {
            for other in neighbours(of: next) where reached.insert(other).inserted { open.append(other) }
        }
        return reached
    }

    private func neighbours(of source: String) -> [String] {
        guard let own = sources[source].flatMap({ objects[$0] }) else { return Array(sources.keys) }
        let types = own.types
        return sources.keys.filter { other in
            guard let object = sources[other].flatMap({ objects[$0] }) else { return true }
            if !own.used.isDisjoint(with: object.defined) { return true }
            // A type's conformance in another file is found by the runtime, not by a name.
            return object.conformances.contains { name in types.contains { name.hasPrefix($0) } }
        }
    }

    /// Lines of `path: name type value size`, where the type `U` is one that the object only uses.
    private mutating func readNames(of paths: [String], _ toolchain: SwiftToolchain) {
        guard !paths.isEmpty else { return }
        let tool = toolchain.programs + "/llvm-nm"
        guard let ending = try? ToolProcess([tool, "-A", "--format=posix"] + paths.sorted()).run(), ending.code == 0
        else {
            // Nothing is known: then everything stands behind everything.
            for path in paths { objects[path] = nil }
            return
        }
        for line in ending.output.split(separator: "\n") {
            guard let mark = line.range(of: ": ") else { continue }
            let parts = line[mark.upperBound...].split(separator: " ")
            guard parts.count >= 2, parts[0].hasPrefix("$s") else { continue }
            let path = String(line[..<mark.lowerBound])
            if ["U", "w", "v"].contains(parts[1]) {
                objects[path]?.used.insert(String(parts[0]))
            } else {
                objects[path]?.defined.insert(String(parts[0]))
            }
        }
    }
}
