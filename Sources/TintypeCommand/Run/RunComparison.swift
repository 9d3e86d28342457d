import TintypeSnapshots

/// The terms that a run's pictures are held against their goldens by, whatever draws them. Any number of threads may use one value.
struct RunComparison: Sendable {
    let verifier: Verifier
    /// The folder that results' paths are relative to.
    let output: String
    /// The terms of the command line, which a scene may have its own over.
    let terms: ComparisonSettings
    /// The ids of views that nothing is compared by.
    let ignoredNodes: [String]
    /// The number of times that each picture is drawn, to see whether it is always the same.
    let draws: Int

    /// - Throws: `ValidationError` for a tolerance without a reason.
    init(_ options: GoldenRunOptions, _ verifier: Verifier) throws {
        self.init(
            verifier: verifier, output: options.goldens.output, terms: try options.comparison.terms(),
            ignoredNodes: options.masking.ignoredNodes, draws: options.running.draws)
    }

    init(verifier: Verifier, output: String, terms: ComparisonSettings, ignoredNodes: [String], draws: Int) {
        (self.verifier, self.output, self.terms) = (verifier, output, terms)
        (self.ignoredNodes, self.draws) = (ignoredNodes, draws)
    }

    /// The finding for a picture.
    ///
    /// - Parameters:
    ///   - golden: The golden's name.
    ///   - title: The name that the result goes by.
    ///   - terms: Those of the picture.
    func result(
        of snapshot: Snapshot, as golden: SnapshotName, titled title: String, terms: ComparisonSettings
    ) -> CaseResult {
        let verification = verifier.verify(snapshot, as: golden, terms: terms)
        return result(CaseResult(verification, of: snapshot, output: output), titled: title, terms)
    }

    /// The finding for an animation.
    func result(
        of animation: AnimatedSnapshot, as golden: SnapshotName, titled title: String, terms: ComparisonSettings
    ) throws -> CaseResult {
        let verification = try verifier.verify(animation, as: golden, terms: terms)
        return result(CaseResult(frames: verification, output: output), titled: title, terms)
    }

    private func result(_ found: CaseResult, titled title: String, _ terms: ComparisonSettings) -> CaseResult {
        var result = found
        result.name = title
        result.masks = terms.masks
        return result
    }

    /// True where every drawing gives `first`: the second and each other one by what knows nothing yet, those between with what was kept.
    ///
    /// - Parameter draw: Draws again; told whether it is to begin afresh.
    func isSteady<Picture: Equatable>(
        _ first: Picture, draw: (_ isAfresh: Bool) throws -> Picture
    ) rethrows -> Bool {
        for number in 1..<max(draws, 1) where try draw(!number.isMultiple(of: 2)) != first { return false }
        return true
    }
}
