import Foundation
import Tintype
import TintypeImage
import TintypeSnapshots
import UIKit

/// The previews of one library, listed and drawn as requests come. Confined to the main actor.
@MainActor
final class PreviewSession {
    private let socket: LineSocket
    private var cases: [PreviewCase] = []
    private var isLoaded = false
    /// The preview that is being touched.
    private var living: (index: Int, conditions: PreviewConditions, stage: PreviewStage)?

    init(socket: LineSocket) {
        self.socket = socket
    }

    /// Answers until the other end is gone.
    func serve() async {
        // Faces are opened while the library is still compiled.
        _ = try? RenderResources.viewContext(scale: 1)
        while let line = socket.line() {
            guard let request = try? JSONDecoder().decode(PreviewRequest.self, from: Data(line)) else { return }
            switch request {
            case .list(let library, let modules, let without):
                answer(list(library, modules: Set(modules), without: Set(without)))
            case .draw(let index, let name, let conditions, let file, let wantsTree):
                answer(await draw(index, name: name, conditions, file: file, wantsTree: wantsTree))
            case .explain(let index, let conditions, let view):
                answer(await explain(index, conditions, view: view))
            case .act(let index, let name, let conditions, let actions, let isNew, let file):
                answer(await act(index, name: name, conditions, actions, isNew: isNew, file: file))
            }
        }
    }

    private func answer(_ reply: PreviewReply) {
        // The app's output belongs to the preview that is answered for.
        fflush(nil)
        guard let line = try? JSONEncoder().encode(reply) else {
            preconditionFailure("answers hold texts and finite numbers only, which can always be written")
        }
        socket.write(Array(line))
    }

    private func list(_ library: String, modules: Set<String>, without: Set<String>) -> PreviewReply {
        do {
            if !isLoaded {
                let loaded = try AppLibrary(path: library)
                isLoaded = true
                CrashReport.own = loaded.range
                answer(.loaded(start: loaded.range.lowerBound, end: loaded.range.upperBound))
                // A file of the app's own that is no font is passed over, as on Apple's systems.
                for file in FontFiles.ofApp(in: AssetFolders.ofProgram) { try? ProgramFonts.shared.register([file]) }
            }
            NibClasses.modules = modules.sorted()
            // Apps are launched while their windows are found.
            UIScreen.current = .ofDevice()
            let finder = PreviewFinder(modules: modules)
            var failures: [String: PreviewFailure] = [:]
            var found: [PreviewCase] = []
            func add(_ type: String, _ cases: () throws -> [PreviewCase]) {
                guard !without.contains(type) else { return }
                answer(.beginning(type: type))
                do {
                    found += try cases()
                } catch {
                    failures[type] = PreviewFailure(error)
                }
            }
            let apps = try finder.apps()
            for source in try finder.sources() + apps { add(source.name) { try finder.cases(of: source) } }
            // The delegate of an app of SwiftUI's has its windows from that.
            for window in apps.isEmpty ? try DelegateWindow.all(in: modules) : [] {
                guard !found.contains(where: { $0.kind == .window }) else { break }
                add(window.name) { try window.cases(in: modules) }
            }
            cases = PreviewFinder.sorted(found)
            let entries = zip(cases, PreviewCase.names(of: cases)).map { preview, name in
                PreviewListing.Entry(
                    name: name, kind: preview.kind, module: preview.module, place: preview.place,
                    title: preview.title, line: preview.line)
            }
            return .listed(PreviewListing(entries: entries, failures: failures))
        } catch {
            return .failed(PreviewFailure(error))
        }
    }

    private func draw(
        _ index: Int, name: String, _ conditions: PreviewConditions, file: String, wantsTree: Bool
    ) async -> PreviewReply {
        await answering(index) { preview in
            let (snapshot, notes) = try await picture(of: preview, conditions).snapshot(named: name)
            return try Self.write(snapshot, notes, to: file, wantsTree: wantsTree)
        }
    }

    private func explain(_ index: Int, _ conditions: PreviewConditions, view: String) async -> PreviewReply {
        await answering(index) { preview in
            let (text, json) = try await picture(of: preview, conditions).explanation(of: view)
            return .explained(text: text, json: json)
        }
    }

    private func act(
        _ index: Int, name: String, _ conditions: PreviewConditions, _ actions: [PreviewAction], isNew: Bool,
        file: String
    ) async -> PreviewReply {
        await answering(index) { preview in
            let stage: PreviewStage
            // Another preview may have been drawn on another device meanwhile.
            let drawn = picture(of: preview, conditions)
            if let living, !isNew, living.index == index, living.conditions == conditions {
                stage = living.stage
            } else {
                stage = try await drawn.stage()
                living = (index, conditions, stage)
            }
            for action in actions { try stage.perform(action) }
            let (snapshot, notes) = try stage.snapshot(named: name)
            return try Self.write(snapshot, notes, to: file, wantsTree: true)
        }
    }

    /// The picture of a preview, on whose device its code finds itself.
    private func picture(of preview: PreviewCase, _ conditions: PreviewConditions) -> PreviewPicture {
        let picture = PreviewPicture(preview, conditions)
        UIScreen.current = picture.screen
        return picture
    }

    private func answering(
        _ index: Int, _ answer: @MainActor (PreviewCase) async throws -> PreviewReply
    ) async -> PreviewReply {
        guard cases.indices.contains(index) else {
            return .failed(PreviewFailure(message: "there is no preview \(index)"))
        }
        do {
            return try await answer(cases[index])
        } catch {
            return .failed(PreviewFailure(error))
        }
    }

    private static func write(
        _ snapshot: Snapshot, _ notes: [String], to file: String, wantsTree: Bool
    ) throws -> PreviewReply {
        try AtomicFile.write(try snapshot.encoded(.fast), to: file, makingFolders: true)
        return .drawn(
            DrawnPreview(
                width: snapshot.bitmap.width, height: snapshot.bitmap.height, scale: snapshot.scale, warnings: notes,
                tree: wantsTree ? PreviewTree(snapshot.layout) : nil))
    }
}
