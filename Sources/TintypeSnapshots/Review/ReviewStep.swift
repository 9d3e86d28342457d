import Foundation
import TintypeGraphics
import TintypeImage

/// A step of a review under way: does one case after another, keeps what is replaced, and marks the results at the end.
struct ReviewStep {
    let results: RunResults
    private let action: ReviewReport.Action
    private let output: OutputFolder
    private let part: String
    private let places: GoldenPlaces
    private let undo: UndoStore
    /// The folder of the step among those that can be undone; nil before something was replaced.
    private var name: String?
    private var count = 0
    private var decisions: [String: CaseResult.Decision?] = [:]
    /// Obsolete goldens by their pixels; nil before somebody asked.
    private var obsolete: [String: [String]]?

    init(_ action: ReviewReport.Action, review: PendingReview) {
        self.action = action
        results = review.results
        output = review.output.part(review.part)
        part = review.part
        places = review.places
        undo = review.output.undoStore
    }

    func mark() throws(ReviewError) {
        if !decisions.isEmpty { try output.mark(decisions) }
        if let name { undo.end(name) }
    }

    mutating func accept(_ item: CaseResult) throws(ReviewError) -> ReviewReport.Outcome {
        guard item.status.isPending else { throw .notPending(item.status) }
        if item.decision == .rejected { throw .rejectedBefore }
        let picture = try drawn(item)
        let place = try places.place(of: item)
        let golden = try place.read()
        let old = golden.flatMap { try? DrawnPicture(bytes: $0) }
        let twin = item.status == .missing ? try obsoleteTwin(of: picture) : nil
        if let old, old.hash == picture.hash {
            if let twin { try move(twin, to: place, bytes: nil, golden: golden, of: item) }
            decisions[item.id] = .some(.accepted)
            guard let twin else { return .unchanged(golden: place.name) }
            return .renamed(from: twin.place.name, to: place.name)
        }
        try checkGolden(of: item, place, bytes: golden, picture: old)

        let bytes: [UInt8]
        do {
            bytes = try picture.golden()
        } catch {
            throw .snapshot(.unwritablePicture(error))
        }
        if let twin {
            try move(
                twin, to: place, bytes: picture.isSameButForName(twin.picture) ? twin.bytes : bytes, golden: nil,
                of: item)
            decisions[item.id] = .some(.accepted)
            return .renamed(from: twin.place.name, to: place.name)
        }
        try replace([(place, golden, bytes)], of: item)
        decisions[item.id] = .some(.accepted)
        return .accepted(golden: place.name, isNew: golden == nil)
    }

    mutating func rebaseline(_ item: CaseResult) throws(ReviewError) -> ReviewReport.Outcome {
        guard item.status == .notComparable else {
            throw item.status.isPending ? .comparable : .notPending(item.status)
        }
        if item.decision == .rejected { throw .rejectedBefore }
        let picture = try drawn(item)
        let stored = try places.place(of: item).read().flatMap { try? DrawnPicture(bytes: $0) }
        guard let drawn = picture.metadata.layout, let old = stored?.metadata, let layout = old.layout else {
            throw .layoutNotStored
        }
        switch LayoutChange(from: layout, toText: drawn) ?? Self.furtherChange(from: old, to: picture.metadata) {
        case nil: return try accept(item)
        case .views(let differences): throw .layoutDiffers(differences)
        case .notStored, .unreadable: throw .layoutNotStored
        }
    }

    /// The first difference of the layouts of an animation's further frames.
    private static func furtherChange(from old: PNGMetadata, to new: PNGMetadata) -> LayoutChange? {
        let (old, new) = (FrameLayouts(old).texts, FrameLayouts(new).texts)
        guard old.count == new.count else { return .notStored }
        return zip(old, new).lazy.compactMap { LayoutChange(from: $0, toText: $1) }.first
    }

    mutating func reject(_ item: CaseResult) throws(ReviewError) -> ReviewReport.Outcome {
        guard item.status.isPending else { throw .notPending(item.status) }
        if item.decision == .rejected { return .unchanged(golden: nil) }
        // What an accepted case replaced comes back by undoing, not by rejecting its pictures.
        if item.decision == .accepted { return .unchanged(golden: nil) }
        var pictures: [String] = []
        for name in [item.files.expected, item.files.actual, item.files.difference].compactMap(\.self) {
            guard let path = JailedPath(name) else { throw .outside(path: name) }
            if FileManager.default.fileExists(atPath: FilePaths.join(output.path, path.text)) { pictures.append(name) }
        }
        let folder = try keep(UndoStore.Record(id: item.id, pictures: pictures, decision: item.decision))
        for (number, name) in pictures.enumerated() {
            do {
                try RootFolder(output.path).move(name, to: RootFolder(folder), "\(number)")
            } catch {
                throw .file(error)
            }
        }
        decisions[item.id] = .some(.rejected)
        return .rejected
    }

    mutating func prune(_ path: String) throws(ReviewError) -> ReviewReport.Outcome {
        let place = try places.place(named: FilePaths.join(places.snapshots ?? "", path))
        guard let bytes = try place.read() else { return .unchanged(golden: place.name) }
        try replace([(place, bytes, nil)], of: path, decision: nil)
        return .pruned(golden: place.name)
    }

    /// The picture that the run drew, which must be there and be the one that it drew.
    private func drawn(_ item: CaseResult) throws(ReviewError) -> DrawnPicture {
        guard let name = item.files.actual else { throw .noPicture(path: item.id) }
        guard let path = JailedPath(name) else { throw .outside(path: name) }
        let file = FilePaths.join(output.path, name)
        let bytes: [UInt8]?
        do {
            bytes = try RootFolder(output.path, links: .refused).read(path.text)
        } catch {
            if error.problem == .link { throw .outside(path: name) }
            throw .file(error)
        }
        guard let bytes else { throw .noPicture(path: file) }
        let picture: DrawnPicture
        do {
            picture = try DrawnPicture(bytes: bytes)
        } catch {
            throw .notPicture(path: file, error)
        }
        if let hash = item.files.actualHash, hash != picture.hash { throw .pictureChanged(path: file) }
        return picture
    }

    /// Makes sure that what is about to be replaced is what the run, and so the reviewer, saw.
    private func checkGolden(
        of item: CaseResult, _ place: GoldenPlaces.Place, bytes: [UInt8]?, picture: DrawnPicture?
    ) throws(ReviewError) {
        guard let bytes else {
            if item.status != .missing { throw .goldenChanged(path: place.path) }
            return
        }
        guard item.status != .missing else { throw .goldenChanged(path: place.path) }
        if let hash = item.files.expectedHash {
            guard let picture else {
                do {
                    _ = try DrawnPicture(bytes: bytes)
                } catch {
                    throw .snapshot(.unreadableGolden(path: place.path, error))
                }
                return
            }
            if picture.hash != hash { throw .goldenChanged(path: place.path) }
        } else if let name = item.files.expected {
            guard let path = JailedPath(name) else { throw .outside(path: name) }
            if try readPicture(path) != bytes { throw .goldenChanged(path: place.path) }
        }
    }

    private struct Twin {
        var place: GoldenPlaces.Place
        var bytes: [UInt8]
        var picture: DrawnPicture
    }

    /// The obsolete golden that shows the same picture, the first by its path.
    private mutating func obsoleteTwin(of picture: DrawnPicture) throws(ReviewError) -> Twin? {
        if obsolete == nil {
            let goldens = (try? ObsoleteGoldens(results, places: places)) ?? ObsoleteGoldens.none
            obsolete = Dictionary(grouping: goldens.all.filter { $0.hash != nil }) { $0.hash ?? "" }
                .mapValues { $0.map(\.path) }
        }
        for path in obsolete?[picture.hash] ?? [] {
            let place = try places.place(named: FilePaths.join(places.snapshots ?? "", path))
            guard let bytes = try place.read(), let found = try? DrawnPicture(bytes: bytes),
                found.hash == picture.hash
            else { continue }
            return Twin(place: place, bytes: bytes, picture: found)
        }
        return nil
    }

    /// Gives the golden of `twin` to `place`; `bytes` is nil where it is there already, as `golden`.
    private mutating func move(
        _ twin: Twin, to place: GoldenPlaces.Place, bytes: [UInt8]?, golden: [UInt8]?, of item: CaseResult
    ) throws(ReviewError) {
        let written = bytes.map { [(place, golden, $0 as [UInt8]?)] } ?? []
        try replace(written + [(twin.place, twin.bytes, nil)], of: item)
    }

    private typealias Change = (place: GoldenPlaces.Place, old: [UInt8]?, new: [UInt8]?)

    private mutating func replace(_ changes: [Change], of item: CaseResult) throws(ReviewError) {
        try replace(changes, of: item.id, decision: item.decision)
    }

    /// Gives goldens other bytes, or takes them away, in that order; what they were is kept first.
    ///
    /// If one of them cannot be written all are as they were, and there is nothing to undo.
    private mutating func replace(
        _ changes: [Change], of id: String, decision: CaseResult.Decision?
    ) throws(ReviewError) {
        var record = UndoStore.Record(id: id, decision: decision)
        var kept: [String: [UInt8]] = [:]
        for (number, change) in changes.enumerated() {
            let name = "golden-\(number).png"
            if let old = change.old { kept[name] = old }
            record.goldens.append(
                .init(
                    name: change.place.name, kept: change.old == nil ? nil : name,
                    became: change.new.map { Digest64($0).description }))
        }
        let folder = try keep(record, kept)
        for (number, change) in changes.enumerated() {
            do {
                try put(change.new, at: change.place)
            } catch {
                if takeBack(changes[..<number]) { forget(folder) }
                throw .snapshot(error)
            }
        }
    }

    /// Gives a golden its bytes, or takes it away where there are none.
    private func put(_ bytes: [UInt8]?, at place: GoldenPlaces.Place) throws(SnapshotError) {
        if let bytes {
            try place.store.write(bytes, at: place.relative.text)
        } else {
            try place.store.remove(at: place.relative.text)
        }
    }

    /// - Returns: True if all goldens are again as they were.
    private func takeBack(_ changes: ArraySlice<Change>) -> Bool {
        for change in changes.reversed() {
            do {
                try put(change.old, at: change.place)
            } catch {
                return false
            }
        }
        return true
    }

    /// Takes away what was kept of a case to which nothing was done after all.
    private mutating func forget(_ folder: String) {
        guard let name, (try? undo.forget(folder)) != nil else { return }
        count -= 1
        if count == 0, (try? undo.remove(name)) != nil { self.name = nil }
    }

    /// Keeps what a case will lose, and returns the folder that it is kept in.
    private mutating func keep(
        _ record: UndoStore.Record, _ kept: [String: [UInt8]] = [:]
    ) throws(ReviewError) -> String {
        let step: String
        if let name {
            step = name
        } else {
            step = try undo.begin(UndoStore.Step(action: action, part: part, snapshots: places.snapshots))
            name = step
        }
        defer { count += 1 }
        return try undo.write(record, number: count, of: step, kept: kept)
    }

    private func readPicture(_ path: JailedPath) throws(ReviewError) -> [UInt8]? {
        do {
            return try RootFolder(output.path).read(path.text)
        } catch {
            throw .file(error)
        }
    }
}
