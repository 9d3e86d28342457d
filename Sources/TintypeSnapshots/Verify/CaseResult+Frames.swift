import TintypeImage

extension CaseResult {
    /// The result for the verification of an animation.
    ///
    /// - Parameter output: The folder that the results' paths are relative to.
    package init(frames verification: Verification, output: String) {
        self.init(verification, output: output)
        if let size = verification.frameSize { actualSize = CaseSize(size) }
        files.actualHash = verification.actualHash
        if let explanation = verification.explanation {
            files.expectedHash = explanation.expectedHash
            files.actualHash = explanation.actualHash
            signature = explanation.signature
            causes = LayoutCauses.of(explanation.differences)
        }
        guard let finding = verification.frames else { return }
        let list = finding.frames.map(CaseInstant.init)
        frames = CaseFrames(expected: finding.expectedCount, actual: finding.actualCount, list: list)
        if let worst = finding.worst, let comparison = worst.comparison {
            expectedSize = CaseSize(comparison.expectedSize)
            tolerance = comparison.tolerance.map(CaseTolerance.init)
            difference = CaseInstant(worst).difference
        } else if finding.expectedCount > 0 {
            expectedSize = actualSize
        }
    }
}

extension CaseInstant {
    init(_ finding: FrameFinding) {
        let status: Status =
            switch finding.outcome {
            case .equal: .equal
            case .tolerated: .tolerated
            case .differs: .differs
            case .added: .added
            case .removed: .removed
            }
        self.init(at: finding.instant.seconds, status: status, values: finding.values)
        guard let comparison = finding.comparison else { return }
        var difference = CaseDifference(comparison)
        for (index, views) in zip(difference.clusters.indices, finding.views) {
            difference.clusters[index].views = views
        }
        self.difference = difference
    }
}
