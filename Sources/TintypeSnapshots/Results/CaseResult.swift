package import TintypeGraphics

/// What a run found for one picture; an element of `cases` in `results.json`.
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
    /// What the user can do about it; nil where the message says enough.
    package var hint: String?
    /// Where the scene or the assertion stands.
    package var source: SourceLocation?
    package var files: CaseFiles
    /// In pixels; nil where there is no such picture.
    package var expectedSize: CaseSize?
    package var actualSize: CaseSize?
    /// nil where no two pictures were compared, or all their pixels are equal.
    package var difference: CaseDifference?
    /// Why the pictures differ, as far as the layouts tell: the cause first, what follows from it after.
    package var causes: [CaseCause]
    /// What the change is, whatever picture it is met in: 16 hex digits, equal for cases that changed alike.
    package var signature: String?
    /// The group of equal changes that this case belongs to; an id among ``RunResults/groups``.
    package var group: String?
    /// What the comparison was allowed to overlook, and why; nil where it was exact.
    package var tolerance: CaseTolerance?
    /// What was left out of the comparison or painted over.
    package var masks: [CaseMask]
    /// What is no failure but should be mended, e.g. a mask that covers nothing.
    package var warnings: [String]
    /// How long drawing and comparing took, in milliseconds.
    package var durationMs: Double
    /// What a reviewer decided; nil while nobody has.
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

    /// Why the case is what it is, in a line: its first cause where one is known, and the verdict with its numbers elsewhere.
    package var reason: String {
        guard status.isPending, let cause = causes.first else { return message }
        let verdict = message.prefix { $0 != ":" }
        return causes.count > 1
            ? "\(verdict): \(cause.line); and \(causes.count - 1) more causes" : "\(verdict): \(cause.line)"
    }

    /// Whether a reviewer has yet to decide.
    package var isPending: Bool { status.isPending && decision == nil }
}

/// The files of a case. All but the golden are relative to the folder that holds `results.json`.
package struct CaseFiles: Codable, Hashable, Sendable {
    /// Where the golden lies, or would: relative to the folder that the run started in, else absolute.
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
