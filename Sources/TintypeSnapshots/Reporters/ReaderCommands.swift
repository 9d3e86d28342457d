/// The commands that results hand out to whoever reads them: as they stand they work where they are read.
package struct ReaderCommands: Encodable, Hashable, Sendable {
    /// The command that starts the tool: `tintype`, or `swift package tintype` where it is a plugin's.
    package var tool: String
    /// The options that say where the results lie for the reader: none for the folder that is looked in anyway.
    package var place: [String]
    /// Indicates whether the results come to the reader as an artifact, from which nothing can be done but accepting.
    package var isArtifact: Bool
    /// The job whose artifact it is; nil where no variable tells.
    package var job: CIJob?
    /// The address below which the files of the output folder are shown; nil where nobody shows them.
    package var pictures: String?

    private enum CodingKeys: CodingKey {
        case tool, place, isArtifact
    }

    /// The commands for results in a folder of the reader's own machine.
    ///
    /// - Parameter place: E.g. `["--output", "art"]`.
    package init(tool: String = "tintype", place: [String] = []) {
        self.tool = tool
        self.place = place
        isArtifact = false
    }

    /// The commands for results that a reader has to fetch first, or that lie in `folder` where nobody knows from where.
    package init(tool: String = "tintype", artifactOf job: CIJob?, folder: String) {
        self.tool = tool
        place = ["--from", job?.artifact ?? folder]
        isArtifact = true
        self.job = job
        pictures = job?.pictures
    }

    /// The command that accepts the cases of these ids.
    package func accept(_ ids: [String]) -> String { line(["accept"] + ids.map(Self.quoted)) }

    /// The command that accepts the cases of a group.
    package func accept(group: String) -> String { line(["accept", "--group", Self.word(group)]) }

    /// The command that accepts everything.
    package var acceptAll: String { line(["accept", "--all"]) }

    /// The command that shows the results; nil for an artifact, whose page lies in it.
    package var review: String? { isArtifact ? nil : line(["review"]) }

    private func line(_ words: [String]) -> String {
        ([tool] + words + place.map(Self.word)).joined(separator: " ")
    }

    /// `text` as one word of a POSIX shell, without quotes where it needs none.
    static func word(_ text: String) -> String {
        let isPlain =
            !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                    || "-_./:=@%+,".utf8.contains(byte)
            }
        return isPlain ? text : quoted(text)
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
