import Testing

/// Arrows between the folders of a target run one way, so that each folder can be read without those that stand on it.
@Suite("Folder graph")
struct FolderGraphTests {
    /// A node knows how it is measured and placed, and the passes walk nodes: these three are one thing in three parts.
    private static let engine: Set<FolderGraph.Pair> = [
        FolderGraph.Pair("Layout", "Node"), FolderGraph.Pair("Layout", "Passes"), FolderGraph.Pair("Node", "Passes"),
    ]

    @Test("no two folders of the engine name each other but Node, Layout and Passes")
    func engineFolders() throws {
        let graph = try FolderGraph(of: "TintypeTree")
        for pair in graph.pairs.subtracting(Self.engine) {
            Issue.record("\(pair) name each other: \(graph.uses(of: pair).map(\.description).joined(separator: ", "))")
        }
        // Else the graph was not read.
        #expect(graph.pairs.isSuperset(of: Self.engine))
    }
}
