import Foundation
import TintypeTree

/// A view tree, what is proposed to it, and what SwiftUI answers.
struct ConformanceCase: Sendable, CustomStringConvertible {
    var file: String
    var id: String
    var tree: JSONValue
    /// The proposal, or the canvas in which the answer is centred.
    var proposal: ProposedViewSize
    var isCanvas: Bool
    /// In points.
    var tolerance: CGFloat
    /// Indicates whether no known rule explains the measurement.
    var isUnexplained: Bool
    /// The root's answer; nil where it is not known.
    var size: JSONValue?
    var frames: [String: JSONValue]

    var description: String { "\(file): \(id)" }

    init?(_ json: JSONValue, file: String) {
        guard let id = json["id"]?.string, let tree = json["tree"], let expected = json["expected"],
            let offer = (json["canvas"] ?? json["proposal"])?.array, offer.count == 2
        else { return nil }
        self.file = file
        self.id = id
        self.tree = tree
        proposal = ProposedViewSize(width: offer[0].number, height: offer[1].number)
        isCanvas = json["canvas"] != nil
        tolerance = json["tolerance"]?.number ?? (json["trust"]?.string == "measured" ? 0.01 : 0.5)
        isUnexplained = json["unexplained"]?.bool ?? false
        size = expected["size"]
        frames = expected["frames"]?.object ?? [:]
    }

    /// The cases of the project, and those of the folder that `TINTYPE_CONFORMANCE` names.
    static let all: [ConformanceCase] = {
        let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/conformance")
        let more = ProcessInfo.processInfo.environment["TINTYPE_CONFORMANCE"].map { URL(fileURLWithPath: $0) }
        return ([project] + (more.map { [$0] } ?? [])).flatMap(load)
    }()

    private static func load(_ folder: URL) -> [ConformanceCase] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().flatMap { name -> [ConformanceCase] in
            guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path),
                let file = try? JSONDecoder().decode(JSONValue.self, from: data)
            else { return [] }
            return (file["cases"]?.array ?? []).compactMap { ConformanceCase($0, file: name) }
        }
    }
}
