package import TintypeGraphics

/// The finding of a run for one picture; an element of `cases` in `results.json`.
package struct CaseResult: Codable, Hashable, Sendable {
    /// Unique in a run, and the same in each: the golden's path below the folder of goldens, or below the package for a test.
    package var id: String
    /// The scene's or test's name, without variant and scale.
    package var name: String
    /// The values of the axes that are not the default, e.g. `dark-xxxl`; nil where all are.
    package var variant: String?
    /// Pixels a point.
    package var scale: Double
    package var status: CaseStatus
    /// One line for people: the verdict with its numbers.
    package var message: String
    /// The remedy for the user; nil where the message says enough.
    package var hint: String?
    /// The place of the scene or the assertion.
    package var source: SourceLocation?
    package var files: CaseFiles
    /// In pixels; nil where there is no such picture.
    package var expectedSize: CaseSize?
    package var actualSize: CaseSize?
    /// nil where no two pictures were compared, or all their pixels are equal.
    package var difference: CaseDifference?
    /// The findings for each frame; nil for a still picture. The sizes, the difference and its causes are those of the worst.
    package var frames: CaseFrames?
    /// The causes of the difference, as far as the layouts tell: the cause first, its consequences after.
    package var causes: [CaseCause]
    /// A digest of the change, whatever picture it is met in: 16 hex digits, equal for cases that changed alike.
    package var signature: String?
    /// The group of equal changes that this case belongs to; an id among ``RunResults/groups``.
    package var group: String?
    /// The tolerance of the comparison, and its reason; nil for an exact one.
    package var tolerance: CaseTolerance?
    /// The areas that were left out of the comparison or painted over.
    package var masks: [CaseMask]
    /// The faults that fail nothing but should be mended, e.g. a mask that covers nothing.
    package var warnings: [String]
    /// The time of drawing and comparing, in milliseconds.
    package var durationMs: Double
    /// The decision of a reviewer; nil while there is none.
    package var decision: Decision?

    package enum Decision: String, Codable, Hashable, Sendable {
        case accepted
        case rejected
    }

    package init(id: String, name: String, variant: String? = nil, scale: Double, status: CaseStatus, message: String) {
        self.id = id
        self.name = name
        self.variant = variant
        self.scale = scale
        self.status = status
        self.message = message
        files = CaseFiles()
        causes = []
        masks = []
        warnings = []
        durationMs = 0
    }

    /// The case's status in a line: its first cause where one is known, and the verdict with its numbers elsewhere.
    package var reason: String {
        guard status.isPending, let cause = causes.first else { return message }
        let verdict = message.prefix { $0 != ":" }
        return causes.count > 1
            ? "\(verdict): \(cause.line); and \(causes.count - 1) more causes" : "\(verdict): \(cause.line)"
    }

    /// Indicates whether a reviewer has yet to decide.
    package var isPending: Bool { status.isPending && decision == nil }
}

/// The files of a case. All but the golden are relative to the folder that holds `results.json`.
package struct CaseFiles: Codable, Hashable, Sendable {
    /// The path of the golden, existing or not: relative to the folder that the run started in, else absolute.
    package var golden: String?
    /// A copy of the golden as it was at the time of the run.
    package var expected: String?
    package var actual: String?
    package var difference: String?
    /// The pixel hash of each picture: 32 hex digits, see `Bitmap.pixelHash`.
    package var expectedHash: String?
    package var actualHash: String?

    package init() {}
}

/// A size in pixels.
package struct CaseSize: Codable, Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// A rectangle of whole pixels; rows count from the top.
package struct CaseRect: Codable, Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
