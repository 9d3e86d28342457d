import Foundation
import TintypeGraphics
package import TintypeImage

extension CaseResult {
    /// The result for a verification.
    ///
    /// - Parameters:
    ///   - snapshot: The picture of the run.
    ///   - output: The folder that the results' paths are relative to.
    package init(_ verification: Verification, of snapshot: Snapshot, output: String) {
        self.init(verification, output: output)
        actualSize = CaseSize(width: snapshot.bitmap.width, height: snapshot.bitmap.height)
        describe(verification, of: snapshot)
    }

    /// The verdict and the files.
    init(_ verification: Verification, output: String) {
        let name = verification.name
        self.init(
            id: name.relativePath, name: name.components.joined(separator: "/"), variant: name.variant,
            scale: name.scale, status: CaseStatus(verification.verdict), message: verification.verdictText)
        if case .errored(let error) = verification.verdict {
            message = error.message
            hint = error.hint
        }
        files.golden = verification.goldenPath
        files.expected = verification.artifacts[.expected].map { CaseFiles.relative($0, to: output) }
        files.actual = verification.artifacts[.actual].map { CaseFiles.relative($0, to: output) }
        files.difference = verification.artifacts[.difference].map { CaseFiles.relative($0, to: output) }
        if let error = verification.artifactError { warnings.append(error.message) }
    }
}

extension CaseStatus {
    init(_ verdict: Verdict) {
        switch verdict {
        case .passed, .layoutChanged, .tolerated: self = .passed
        case .missing: self = .missing
        case .changed: self = .failed
        case .notComparable: self = .notComparable
        case .quarantined: self = .quarantined
        case .recorded: self = .recorded
        case .errored: self = .errored
        }
    }
}

extension CaseFiles {
    /// `path` as seen from `folder`, where it lies within.
    static func relative(_ path: String, to folder: String) -> String {
        let folder = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }
}

extension CaseResult {
    /// Adds the numbers and the causes.
    mutating func describe(_ verification: Verification, of snapshot: Snapshot) {
        guard let comparison = verification.verdict.comparison else {
            if case .missing = verification.verdict { files.actualHash = PictureHash.text(of: snapshot.bitmap) }
            return
        }
        expectedSize = CaseSize(comparison.expectedSize)
        tolerance = comparison.tolerance.map(CaseTolerance.init)
        var difference = CaseDifference(comparison)
        if let explanation = verification.explanation {
            files.expectedHash = explanation.expectedHash
            files.actualHash = explanation.actualHash
            signature = explanation.signature
            causes = LayoutCauses.of(explanation.differences)
            let views = ClusterViews(
                old: explanation.oldLayout, new: snapshot.layout, differences: explanation.differences,
                scale: snapshot.scale)
            for index in difference.clusters.indices {
                difference.clusters[index].views = views.views(in: difference.clusters[index].bounds)
            }
        }
        self.difference = difference
    }
}

extension CaseDifference {
    /// The numbers of a comparison, without the views.
    package init(_ comparison: ImageComparison) {
        self.init(pixels: comparison.counts.counted, total: comparison.counts.compared)
        tolerated = comparison.counts.underTolerance
        antialiased = comparison.counts.antialiased
        maximumDelta = comparison.maximumChannelDelta
        maximumDistance = comparison.maximumYIQ
        bounds = comparison.bounds.map(CaseRect.init)
        clusters = comparison.clusters.map { CaseCluster(bounds: CaseRect($0.bounds), pixels: $0.pixelCount) }
        furtherClusters = comparison.clusterCount - comparison.clusters.count
        guard let sweep = comparison.sweep else { return }
        tightest["pixelTolerance"] = sweep.pixelTolerance
        tightest["perceptualTolerance"] = sweep.perceptualTolerance
        tightest["maxDiffPixels"] = sweep.maxDiffPixels.map(Double.init)
        tightest["maxDiffPixelRatio"] = sweep.maxDiffPixelRatio?.value
        tightest["densityLimit"] = sweep.densityLimit.map(Double.init)
    }
}

extension CaseTolerance {
    init(_ tolerance: Tolerance) {
        self.init(reason: tolerance.reason, settings: [:])
        settings["pixelTolerance"] = tolerance.pixelTolerance
        settings["perceptualTolerance"] = tolerance.perceptualTolerance
        settings["maxDiffPixels"] = tolerance.maxDiffPixels.map(Double.init)
        settings["maxDiffPixelRatio"] = tolerance.maxDiffPixelRatio?.value
        settings["antialiasing"] = tolerance.antialiasing ? 1 : nil
        settings["densitySide"] = tolerance.density == .standard ? nil : Double(tolerance.density.side)
        settings["densityLimit"] = tolerance.density == .standard ? nil : Double(tolerance.density.limit)
    }
}

extension CaseSize {
    init(_ size: PixelSize) { self.init(width: size.width, height: size.height) }
}

extension CaseRect {
    init(_ rect: PixelRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
