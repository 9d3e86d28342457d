import Foundation
import Tintype
import TintypeGraphics

/// Follows an app's sources: compiles what was saved, and knows which previews it may have changed. Confined to one thread at a time.
final class PreviewWatch {
    /// The outcome of looking at what was saved.
    enum Round {
        /// The sources do not compile.
        case broken(AppBuildFailure)
        /// There is no app to speak of, e.g. its folder is gone.
        case lost(UsageError)
        /// The app is built. Of `failed` no previews are known; those at the places `changed` of the run's list may look otherwise.
        case built(PreviewRun, failed: [ShownPreview], changed: [Int])
    }

    private let path: String
    private let options: PreviewOptions
    private var files: WatchedFiles?
    /// The files at the last look.
    private var looked: WatchedFiles?
    private var project: AppProject?
    private var graph: ObjectGraph?
    private var names: Set<String> = []
    /// True until the first round.
    private var isNew = true

    init(path: String, _ options: PreviewOptions) {
        (self.path, self.options) = (path, options)
    }

    /// Returns whether the user wants the preview of a name.
    func matches(_ name: String) -> Bool { options.matches(name) }

    /// The paths of what was saved since the last round; nil for nothing.
    ///
    /// Saving may take several steps, of which the first ones leave the sources as they were: something is saved where two looks, one
    /// after the other, find the same.
    func saved() -> [String]? {
        guard let files, let project else { return isNew ? [] : nil }
        let now = WatchedFiles(project)
        defer { looked = now }
        guard now == looked else { return nil }
        let changes = now.changes(since: files)
        return changes.isEmpty ? nil : changes
    }

    /// Compiles, and lists the previews.
    ///
    /// - Parameter changes: The files that were saved.
    func round(_ changes: [String]) throws -> Round {
        isNew = false
        let session: PreviewBuildSession
        do {
            session = try PreviewBuildSession(path: path, options.source, limits: try options.limits)
        } catch let error as UsageError {
            // Whatever is saved next may mend it.
            if let project { files = WatchedFiles(project) }
            return .lost(error)
        }
        project = session.project
        files = WatchedFiles(session.project)
        let run: PreviewRun
        do {
            run = try session.buildQuietly()
        } catch let failure as AppBuildFailure {
            return .broken(failure)
        }
        let failed: [ShownPreview]
        do {
            failed = try run.list()
        } catch let error as UsageError {
            return .lost(error)
        }
        let wanted = run.entries.indices.filter { options.matches(run.entries[$0].name) }
        let changed = try self.changed(of: wanted, in: run, after: changes)
        names = Set(run.entries.map(\.name))
        return .built(run, failed: failed.filter { options.matches($0.name) }, changed: changed)
    }

    /// The previews that were not there before, or that show what changed: all of them after a change of anything but a source.
    private func changed(of wanted: [Int], in run: PreviewRun, after changes: [String]) throws -> [Int] {
        let earlier = graph
        let graph = ObjectGraph(try run.objects, toolchain: run.toolchain, earlier: earlier)
        self.graph = graph
        guard let earlier, changes.allSatisfy({ $0.hasSuffix(".swift") }) else { return wanted }
        let changed = graph.changes(since: earlier)
        var reaches: [String: Set<String>] = [:]
        return wanted.filter { index in
            let preview = run.shown(run.entries[index])
            guard names.contains(preview.name), let file = preview.file else { return true }
            let reach = reaches[file] ?? graph.reach(of: file)
            reaches[file] = reach
            return !reach.isDisjoint(with: changed)
        }
    }
}
