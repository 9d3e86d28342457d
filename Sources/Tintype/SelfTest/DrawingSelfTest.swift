package import TintypeGraphics
import TintypeImage
import TintypeScene
package import TintypeSnapshots

/// Draws a picture whose hash is known, and says whether this machine draws what others do.
///
/// Two machines of one fingerprint agree to the byte. So where the fingerprint is a recorded one the picture must be too; where a
/// library is another it may be.
package struct DrawingSelfTest: Hashable, Sendable {
    /// The picture that was drawn somewhere else.
    package struct Record: Hashable, Sendable {
        /// The place, for people, e.g. `Debian 12`.
        package var place: String
        /// As ``Fingerprint/text`` writes it.
        package var fingerprint: String
        /// 32 hex digits.
        package var hash: String

        package init(place: String, fingerprint: String, hash: String) {
            (self.place, self.fingerprint, self.hash) = (place, fingerprint, hash)
        }
    }

    /// The record that this machine is nearest to.
    package let record: Record
    /// The hash of the picture that was drawn: 32 hex digits.
    package let hash: String
    /// The libraries and fonts that it was drawn with.
    package let fingerprint: Fingerprint
    /// In what this machine is another than the record's, as ``Fingerprint/differences(from:)`` says it.
    package let moved: [String]

    /// True where the picture is the recorded one.
    package var isEqual: Bool { hash == record.hash }

    /// True where the picture is wrong: nothing that it depends on is another, and it differs.
    package var hasFailed: Bool { !isEqual && moved.isEmpty }

    /// - Throws: An error if the picture could not be drawn.
    package static func run(_ pipeline: ScenePipeline) throws -> DrawingSelfTest {
        let file = try SceneFile.parse(Array(SelfTestScene.text.utf8), file: "self-test.yaml")
        let snapshot = try pipeline.snapshot(pipeline.draw(file), name: "self-test")
        return DrawingSelfTest(hash: "\(snapshot.bitmap.pixelHash)", fingerprint: snapshot.fingerprint)
    }

    /// - Precondition: there is a record.
    package init(hash: String, fingerprint: Fingerprint, records: [Record] = SelfTestScene.records) {
        let near = records.map { record in
            (record, Fingerprint(text: record.fingerprint).map { fingerprint.differences(from: $0) } ?? ["all"])
        }
        guard let (record, moved) = near.min(by: { $0.1.count < $1.1.count }) else {
            preconditionFailure("a picture was recorded somewhere")
        }
        (self.record, self.moved, self.hash, self.fingerprint) = (record, moved, hash, fingerprint)
    }
}

extension DrawingSelfTest: ShownTextConvertible {
    /// A line for people.
    package var shownText: ShownText {
        let others = moved.joined(separator: ", ")
        switch (isEqual, moved.isEmpty) {
        case (true, true): return "drawing: the picture is \(record.place)'s to the byte"
        case (true, false): return "drawing: the picture is \(record.place)'s to the byte, though \(others)"
        case (false, true): return "drawing: with all that \(record.place) has the picture is another: \(hash)"
        case (false, false): return "drawing: the picture is not \(record.place)'s: \(others)"
        }
    }
}
