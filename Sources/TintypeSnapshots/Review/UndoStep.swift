import Foundation
import TintypeGraphics
import TintypeImage

/// Takes the last step of a review back.
struct UndoStep {
    private let output: OutputFolder
    private let places: GoldenPlaces
    private let store: UndoStore
    private let name: String
    private let step: UndoStore.Step
    private let records: [(folder: String, record: UndoStore.Record)]

    /// - Throws: ``ReviewError/nothingToUndo``, or ``ReviewError/unreadableStep(path:)``.
    init(last output: OutputFolder, folder: String) throws(ReviewError) {
        self.output = output
        store = output.undoStore
        guard let last = store.steps.first else { throw .nothingToUndo }
        name = last
        step = try store.step(last)
        places = GoldenPlaces(folder: folder, snapshots: step.snapshots)
        records = try store.records(of: last).reversed()
    }

    func run() throws(ReviewError) -> ReviewReport {
        guard step.part.isEmpty || JailedPath(step.part) != nil else {
            throw .unreadableStep(path: FilePaths.join(store.path, name))
        }
        places.removeLeftovers()
        var changes: [(place: GoldenPlaces.Place, kept: [UInt8]?)] = []
        for (folder, record) in records { changes += try goldens(of: record, in: folder) }

        for change in changes {
            do {
                if let kept = change.kept {
                    try change.place.store.write(kept, at: change.place.relative.text)
                } else {
                    try change.place.store.remove(at: change.place.relative.text)
                }
            } catch {
                throw .snapshot(error)
            }
        }
        let results = output.part(step.part)
        for (folder, record) in records { try restorePictures(of: record, from: folder, to: results.path) }
        try results.mark(Dictionary(records.map { ($0.record.id, $0.record.decision) }) { first, _ in first })
        try store.remove(name)
        return ReviewReport(
            action: .undo, items: records.reversed().map { .init(id: $0.record.id, outcome: .restored) })
    }

    /// The writes and removals that bring the goldens of a case back to their former state.
    private func goldens(
        of record: UndoStore.Record, in folder: String
    ) throws(ReviewError) -> [(place: GoldenPlaces.Place, kept: [UInt8]?)] {
        var changes: [(place: GoldenPlaces.Place, kept: [UInt8]?)] = []
        for golden in record.goldens.reversed() {
            let place = try places.place(named: golden.name)
            let current = try place.read()
            var kept: [UInt8]?
            if let name = golden.kept {
                guard let path = JailedPath(name), let bytes = try store.kept(path, in: folder) else {
                    throw .unreadableStep(path: folder)
                }
                kept = bytes
            }
            if current == kept { continue }
            guard current.map({ Digest64($0).description }) == golden.became else {
                throw .changedSince(path: place.path, kept: folder)
            }
            changes.append((place, kept))
        }
        return changes
    }

    private func restorePictures(
        of record: UndoStore.Record, from folder: String, to results: String
    ) throws(ReviewError) {
        for (number, name) in record.pictures.enumerated() {
            guard let path = JailedPath(name) else { throw .outside(path: name) }
            let kept = FilePaths.join(folder, "\(number)")
            // Where the step was cut short the picture never left, or came back already.
            guard FileManager.default.fileExists(atPath: kept) else { continue }
            do {
                try RootFolder(folder).move("\(number)", to: RootFolder(results), path.text)
            } catch {
                throw .file(error)
            }
        }
    }
}
