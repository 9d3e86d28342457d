import Foundation
import Testing

/// The wing's contract, as far as its text shows it: whoever is given a closure for an answer calls it.
@Suite("Contract of Apple's other frameworks")
struct ContractTests {
    /// Closures that nobody's deed here could call, each with the reason.
    private static let exempt = [
        // Nobody taps what UIKit's lists and alerts draw.
        "UIAlertController.swift: handler",
        "UIDocumentBrowserAction.swift: handler",
        "UIDocumentMenuViewController.swift: handler",
        // No time passes for a player that never plays.
        "AVPlayer.swift: block",
        "AVSampleBufferDisplayLayer.swift: block",
        // No picture is made; the closure for giving up is called.
        "ImagePlaygroundConcept.swift: onCompletion",
        // Work in the background never begins: `register` says `false`.
        "BGTaskScheduler.swift: launchHandler",
        // No watch replies; the closure for errors is called.
        "WCSession.swift: replyHandler",
        // What never begins in the background never runs out of time there.
        "UIApplication.swift: expirationHandler",
        // No data comes of what is not in the library; the closure for the end is called.
        "PHAssetResource.swift: handler",
        // No client asks, and no other side answers; the connection says that it failed.
        "NWProtocolWebSocket.swift: handler",
        // No finger moves a transition, and no menu is seen that could change.
        "Transitions.swift: handler",
        "UIContextMenu.swift: block",
        // No button of a camera is pressed, and no picture of a film is filtered.
        "AVRouteDetector.swift: handler",
        "AVRouteDetector.swift: primaryHandler",
        "AVRouteDetector.swift: secondaryHandler",
        "AVVideoComposition+Filters.swift: applier",
        // No writer begins a pass, and no graphics processor asks for a picture.
        "AVAssetWriterInput+Passes.swift: block",
        "CIRenderDestination+Buffers.swift: block",
        // No body is in a figure's way, and nobody is in a call to whom something would be handed.
        "PhysicsComponents.swift: collisionHandler",
        "GroupActivity+Sharing.swift: preparationHandler",
        // Linux's loop tells nobody of its rounds.
        "CFRunLoops.swift: block",
    ]

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Apple")

    @Test("each module has tests of its own")
    func tests() throws {
        let files = FileManager.default
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        for module in try files.contentsOfDirectory(atPath: Self.folder.path)
        // Modules that hold nothing, and the macros, which the compiler runs: whoever uses them tests them.
        where !module.hasPrefix("_Testing_") && !["TintypeSwiftUI", "TintypeMacros"].contains(module) {
            let found = (try? files.contentsOfDirectory(atPath: tests.appendingPathComponent(module).path)) ?? []
            #expect(!found.isEmpty, "\(module) has no tests")
        }
    }

    @Test("a function that is given a closure for its answer uses it")
    func answers() throws {
        let files = FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil)
        var (found, count) = ([String](), 0)
        for case let file as URL in files! where file.pathExtension == "swift" {
            let functions = AnsweringFunction.all(in: try String(contentsOf: file, encoding: .utf8))
            count += functions.count
            found += functions.filter { !$0.usesAnswer }.map { "\(file.lastPathComponent): \($0.parameter)" }
        }
        #expect(count > 30, "the scanner still sees the functions")
        #expect(found.filter { !Self.exempt.contains($0) } == [])
    }

    @Test("the scanner tells a closure that is called from one that is dropped")
    func scanner() {
        let functions = AnsweringFunction.all(
            in: """
                func load(completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
                func store(_ value: Int, withCompletionHandler done: ((any Error)?) -> Void) {
                    if value > 0 { done(nil) }
                }
                func drop(completion: (() -> Void)? = nil) {}
                func forget(
                    reply: @escaping (Bool) -> Void
                ) -> Int { 0 }
                init(handler: (() -> Void)?) { self.other = 1 }
                func told(completionHandler: () -> Void)
                func plain(value: Int) {}
                """)
        #expect(functions.map(\.parameter) == ["completionHandler", "done", "completion", "reply", "handler"])
        #expect(functions.map(\.usesAnswer) == [true, true, false, false, false])
    }
}

/// A function with a body and a parameter that takes a closure for its answer.
private struct AnsweringFunction {
    /// The closure's name in the body.
    let parameter: String
    let usesAnswer: Bool

    static func all(in source: String) -> [AnsweringFunction] {
        let words = "completion\\w*|\\w*[cC]ompletionHandler|\\w*[hH]andler|reply|response|onCompletion|block|callback"
        guard
            let pattern = try? Regex(
                "\\b(?:func|init)\\b[^\\n{(]*\\(", as: Substring.self),
            let label = try? Regex(
                "(?:^|[(,\\s])(?:(?:\\w+)\\s+)?(\\w+):\\s*[^,]*?->", as: (Substring, Substring).self),
            let known = try? Regex("(?:\\b(?:\(words))\\b)", as: Substring.self)
        else { return [] }
        return source.matches(of: pattern).flatMap { match -> [AnsweringFunction] in
            let text = source[match.range.upperBound...]
            guard let head = text.closing("(", ")") else { return [] }
            let rest = text[head.endIndex...].dropFirst()
            guard let start = rest.firstIndex(where: { "{\n".contains($0) }), rest[start] == "{",
                let body = rest[rest.index(after: start)...].closing("{", "}")
            else { return [] }
            return head.matches(of: label).compactMap { parameter in
                let name = String(parameter.output.1)
                guard parameter.output.0.contains(known) else { return nil }
                let use = try? Regex("\\b\(name)\\b", as: Substring.self)
                return AnsweringFunction(parameter: name, usesAnswer: use.map { body.contains($0) } ?? false)
            }
        }
    }
}

extension Substring {
    /// The text up to the bracket that closes the one that stands before it; nil where none does.
    fileprivate func closing(_ open: Character, _ close: Character) -> Substring? {
        var depth = 1
        for index in indices {
            if self[index] == open { depth += 1 }
            if self[index] == close { depth -= 1 }
            if depth == 0 { return self[..<index] }
        }
        return nil
    }
}
