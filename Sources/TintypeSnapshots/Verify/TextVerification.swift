package import TintypeImage

/// A text's verdict, and the files that go with it.
package struct TextVerification: Hashable, Sendable {
    package enum Verdict: Hashable, Sendable {
        case passed
        /// There is no golden.
        case missing
        case changed
        /// The golden was written: for the first time, or in place of another text.
        case recorded(isNew: Bool)
    }

    package let verdict: Verdict
    /// The golden's text before it was written anew; nil where there was none.
    package let golden: String?
    /// The paths of the texts that explain a failure; only those that were written.
    package fileprivate(set) var artifacts: [SnapshotArtifact: String] = [:]
    /// The reason why some of them are missing. It does not change the verdict.
    package fileprivate(set) var artifactError: FileError?
}

extension Verifier {
    /// Compares `text` with the golden of `name`, and does what the mode says, as with a picture.
    ///
    /// - Throws: ``SnapshotError`` where the golden can be neither read nor written.
    package func verify(_ text: String, as name: SnapshotName) throws(SnapshotError) -> TextVerification {
        let golden = try store.read(at: name.relativePath).map { String(decoding: $0, as: UTF8.self) }
        let finding: RecordMode.Finding = golden == nil ? .missing : golden == text ? .equal : .failing
        let isRecorded = mode.records(finding)
        if isRecorded { try store.write(Array(text.utf8), for: name) }
        let verdict: TextVerification.Verdict =
            switch (isRecorded, finding) {
            case (true, _): .recorded(isNew: golden == nil)
            case (false, .missing): .missing
            case (false, .equal): .passed
            case (false, .failing), (false, .passing): .changed
            }
        var result = TextVerification(verdict: verdict, golden: golden)
        do throws(FileError) {
            try removeArtifacts(of: name)
            guard verdict == .missing || verdict == .changed else { return result }
            if let golden { try write(Array(golden.utf8), as: .expected, of: name, into: &result.artifacts) }
            try write(Array(text.utf8), as: .actual, of: name, into: &result.artifacts)
        } catch {
            result.artifactError = error
        }
        return result
    }
}
