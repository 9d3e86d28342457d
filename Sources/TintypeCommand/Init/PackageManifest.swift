/// The text of a `Package.swift`, and what a test of pictures needs in it.
struct PackageManifest {
    let text: String

    /// A target that views may be in.
    struct Target: Equatable {
        var name: String
        /// The folder of its sources.
        var folder: String
    }

    /// The entries of a manifest that a test of pictures needs.
    struct Addition {
        /// The test's target.
        var test: String
        /// The target whose views it draws; nil for views of its own.
        var target: Target?
        /// The products that the target's files import from.
        var products: [String] = []
        /// Indicates whether the test itself imports SwiftUI.
        var importsSwiftUI: Bool
        var tool: ToolPlace
    }

    /// The targets that are written as usual, in their order.
    var targets: [Target] {
        let starts = text.matches(of: /\.(?:executableTarget|target|testTarget|systemLibrary|plugin|macro)\(/)
        return starts.indices.compactMap { index in
            let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : text.endIndex
            let own = text[starts[index].range.lowerBound..<end]
            guard let name = own.firstMatch(of: /^\.(?:executableTarget|target)\(\s*name:\s*"([^"]+)"/)?.1 else {
                return nil
            }
            let path = own.firstMatch(of: /\bpath:\s*"([^"]+)"/)?.1
            return Target(name: String(name), folder: path.map(String.init) ?? "Sources/\(name)")
        }
    }

    /// Indicates whether the package is a dependency already.
    var hasTool: Bool { text.contains(/package:\s*"tintype"|\.package\(name:\s*"tintype"/) }

    /// Returns whether there is a target of that name.
    func hasTarget(_ name: String) -> Bool { text.contains("name: \"\(name)\"") }

    /// The lines of the addition as people would write them, each with the place that it belongs to.
    func lines(_ addition: Addition) -> [(place: String, text: String)] {
        var lines: [(String, String)] = []
        if !hasTool { lines.append(("the package's dependencies", addition.tool.dependency + ",")) }
        if let target = addition.target, !missing(addition).isEmpty {
            let products = missing(addition).map { $0 + "," }
            lines.append(("the dependencies of \(target.name)", products.joined(separator: "\n")))
        }
        lines.append(("the package's targets", testTarget(addition).joined(separator: "\n")))
        return lines
    }

    /// The text with the addition; nil where it is not written so that lines can be put in without reading it as Swift.
    func adding(_ addition: Addition) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func only(_ line: String) -> Int? {
            let found = lines.indices.filter { lines[$0] == line }
            return found.count == 1 ? found[0] : nil
        }
        if let target = addition.target, !missing(addition).isEmpty {
            guard let index = lines.firstIndex(where: { Self.isBare($0, target.name) }) else { return nil }
            let end = lines[index].hasSuffix(",") ? "," : ""
            lines[index] =
                lines[index].prefix { $0 != ")" } + ", dependencies: ["
                + missing(addition).joined(separator: ", ") + "])" + end
        }
        guard let start = only("    targets: [") else { return nil }
        lines.insert(contentsOf: testTarget(addition).map { "        " + $0 }, at: start + 1)
        if !hasTool {
            let dependency = "        " + addition.tool.dependency + ","
            if let index = only("    dependencies: [") {
                lines.insert(dependency, at: index + 1)
            } else {
                let isFree = !lines.contains { $0.hasPrefix("    dependencies:") }
                guard isFree, let start = only("    targets: [") else { return nil }
                lines.insert(contentsOf: ["    dependencies: [", dependency, "    ],"], at: start)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The products that the target needs on Linux, as dependencies, and that the manifest does not name.
    private func missing(_ addition: Addition) -> [String] {
        addition.products.filter { !text.contains("\"\($0)\"") }.map { Self.product($0, addition) }
    }

    /// Returns whether a line is the whole of a target that has a name and nothing else.
    private static func isBare(_ line: String, _ name: String) -> Bool {
        let line = line.drop { $0 == " " }
        return ["target", "executableTarget"].contains { kind in
            [".\(kind)(name: \"\(name)\")", ".\(kind)(name: \"\(name)\"),"].contains(String(line))
        }
    }

    private static func product(_ name: String, _ addition: Addition) -> String {
        ".product(name: \"\(name)\", package: \"\(addition.tool.package)\")"
    }

    private func testTarget(_ addition: Addition) -> [String] {
        var dependencies = addition.target.map { ["\"\($0.name)\""] } ?? []
        if addition.importsSwiftUI { dependencies.append(Self.product("TintypeSwiftUI", addition)) }
        dependencies.append(Self.product("TintypeTesting", addition))
        return [
            ".testTarget(", "    name: \"\(addition.test)\",", "    dependencies: [",
            "        \(dependencies.joined(separator: ", ")),", "    ],", "    exclude: [\"__Snapshots__\"]),",
        ]
    }
}
