import Foundation
import Tintype
import TintypeGraphics
import TintypeImage

/// Draws a watched app's previews for its page, again whenever something is saved. Confined to one thread.
final class PreviewWatching {
    private let watch: PreviewWatch
    private let variant: PreviewVariant
    private let board: PreviewBoard
    private let scratch = FilePaths.join(PreviewCache.folder, "pictures-\(getpid())")
    private var run: PreviewRun?
    /// The places in the run's list of the previews that are yet to be drawn.
    private var waiting: [Int] = []
    /// The names of the previews whose pictures are not of the sources as they were saved last.
    private var pending: Set<String> = []
    private var round = Tally()

    /// The numbers of a round, for the line that tells it.
    private struct Tally {
        var start = ContinuousClock.now
        var saved: [String] = []
        var drawn = 0
        var failed = 0
    }

    /// - Parameter variant: The conditions of the pictures that are not wished otherwise.
    init(_ watch: PreviewWatch, _ variant: PreviewVariant, _ board: PreviewBoard) {
        (self.watch, self.variant, self.board) = (watch, variant, board)
        board.change {
            $0.devices = Device.all.filter { $0.kind != .window }.map(\.name)
            $0.typeSizes = PreviewConditions.typeSizes
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: scratch) }

    /// Follows what is saved until the user asks to end.
    func follow(_ interruption: Interruption) throws {
        while !interruption.isAsked {
            let isBusy = try step()
            for (wish, answer) in board.takeWishes() { answer.resume(returning: draw(wish)) }
            if !isBusy { usleep(100_000) }
        }
    }

    /// Compiles where something was saved, else draws one preview that waits.
    ///
    /// - Returns: True where there is more to do.
    private func step() throws -> Bool {
        if let changes = watch.saved() {
            try begin(changes)
        } else if let run, !waiting.isEmpty {
            try draw(waiting.removeFirst(), in: run)
            if waiting.isEmpty { end() }
        }
        return !waiting.isEmpty
    }

    private func begin(_ changes: [String]) throws {
        round = Tally(saved: changes)
        board.change { $0.phase = .compiling }
        switch try watch.round(changes) {
        case .broken(let failure): fail(failure.diagnostics)
        case .lost(let error):
            fail([CompilerDiagnostic(file: "", line: 0, column: 0, message: "\(error.message) (\(error.hint))")])
        case .built(let run, let failed, let changed): show(run, failed, changed)
        }
    }

    private func fail(_ errors: [CompilerDiagnostic]) {
        for error in errors { Output.note(error.text) }
        waiting = []
        board.change { state in
            state.phase = .ready
            state.errors = errors.map(\.shown)
            for index in state.entries.indices { state.entries[index].isStale = true }
        }
    }

    /// Takes over the previews that there are now, with the last pictures of those that were there before.
    private func show(_ run: PreviewRun, _ failed: [ShownPreview], _ changed: [Int]) {
        self.run = run
        let wanted = run.entries.indices.filter { watch.matches(run.entries[$0].name) }
        let names = Set(wanted.map { run.entries[$0].name })
        pending = pending.union(changed.map { run.entries[$0].name }).intersection(names)
        let pending = self.pending
        waiting = wanted.filter { pending.contains(run.entries[$0].name) }
        board.change { state in
            let known = Dictionary(state.entries.map { ($0.preview.name, $0) }) { first, _ in first }
            state.app = run.title
            state.errors = []
            state.phase = pending.isEmpty ? .ready : .drawing
            state.entries = failed.map { PreviewBoard.Entry(preview: $0.relative) }
            state.entries += wanted.map { index in
                let shown = run.shown(run.entries[index]).relative
                guard var entry = known[shown.name] else { return PreviewBoard.Entry(preview: shown, isStale: true) }
                (entry.preview.file, entry.preview.line) = (shown.file, shown.line)
                entry.isStale = pending.contains(shown.name) || entry.preview.error != nil
                return entry
            }
        }
        if waiting.isEmpty { end() }
    }

    private func draw(_ index: Int, in run: PreviewRun) throws {
        let entry = try drawn(index, variant, in: run, isWish: false)
        pending.remove(run.entries[index].name)
        round.drawn += 1
        if entry.preview.error != nil { round.failed += 1 }
        if let error = entry.preview.error { Output.note(entry.preview.complaint(error)) }
        let isLast = waiting.isEmpty
        board.change { state in
            if isLast { state.phase = .ready }
            guard let place = state.entries.firstIndex(where: { $0.preview.name == entry.preview.name }) else { return }
            let last = state.entries[place]
            state.entries[place] = entry
            // The last good picture stays behind the error.
            guard entry.picture == nil else { return }
            (state.entries[place].picture, state.entries[place].isStale) = (last.picture, true)
            (state.entries[place].width, state.entries[place].height) = (last.width, last.height)
        }
    }

    private func drawn(
        _ index: Int, _ variant: PreviewVariant, in run: PreviewRun, isWish: Bool
    ) throws -> PreviewBoard.Entry {
        let file = URL(fileURLWithPath: "\(scratch)/\(index).png").path
        let shown = try run.draw(index, variant, into: file).shown
        var entry = PreviewBoard.Entry(preview: shown.relative)
        if shown.picture != nil, let bytes = try WholeFile.read(file) {
            entry.picture = board.keep(bytes, isWish: isWish)
            entry.isDark = variant.conditions.isDark
            let scale = shown.scale ?? 1
            (entry.width, entry.height) = (Double(shown.width ?? 0) / scale, Double(shown.height ?? 0) / scale)
        }
        entry.preview.picture = nil
        return entry
    }

    /// Draws a preview under other conditions. A failure is an entry with an error.
    private func draw(_ wish: PreviewBoard.Wish) -> PreviewBoard.Entry {
        var conditions = variant.conditions
        (conditions.device, conditions.isDark, conditions.typeSize) = (wish.device, wish.isDark, wish.typeSize)
        (conditions.locale, conditions.isRightToLeft) = (wish.locale, wish.isRightToLeft)
        conditions.isLandscape = wish.isLandscape
        guard let run, let index = run.entries.firstIndex(where: { $0.name == wish.name }) else {
            var none = ShownPreview(name: wish.name, kind: .preview, module: "")
            none.error = ShownPreview.Failure(message: "there is no preview of this name any more")
            return PreviewBoard.Entry(preview: none)
        }
        do {
            return try drawn(index, PreviewVariant(conditions: conditions), in: run, isWish: true)
        } catch {
            var failed = run.shown(run.entries[index]).relative
            failed.error = ShownPreview.Failure(message: PreviewFailure(error).message)
            return PreviewBoard.Entry(preview: failed)
        }
    }

    private func end() {
        let seconds = (ContinuousClock.now - round.start).milliseconds / 1000
        let saved = round.saved.map { RelativePath.text($0, from: ".") }
        let lead = saved.isEmpty ? "" : WatchedChange.line(saved) + ": "
        let failed = round.failed == 0 ? "" : ", \(round.failed) in error"
        let all = board.state.entries.count
        Output.note("\(lead)\(round.drawn) of \(all) previews drawn\(failed) - \((seconds * 100).rounded() / 100) s")
    }
}

extension ShownPreview {
    /// The same with paths as they are seen from the working folder.
    var relative: ShownPreview {
        var shown = self
        shown.file = file.map { RelativePath.text($0, from: ".") }
        if let place = error?.place {
            shown.error?.place = CrashPlace(file: RelativePath.text(place.file, from: "."), line: place.line)
        }
        return shown
    }
}

extension CompilerDiagnostic {
    /// The same with paths as they are seen from the working folder.
    var shown: CompilerDiagnostic {
        var shown = self
        if !file.isEmpty { shown.file = RelativePath.text(file, from: ".") }
        shown.details = details.map { $0.hasPrefix("/") ? RelativePath.text($0, from: ".") : $0 }
        return shown
    }
}
