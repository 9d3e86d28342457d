import Foundation
import SwiftUI
import Testing
import Tintype

/// Code may hand any number to any view: sizes come of divisions by zero, and dates of other people's files. The picture is
/// drawn or refused with an error; a trap would end the tests, and the app.
@Suite("Numbers that no view was meant for")
@MainActor
struct HostileNumberTests {
    private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, 1e19, -1e10, 0, -0.0, -1, .leastNonzeroMagnitude, 1e-5,
    ]
    private static let wholes = [Int.min, .min + 1, -1, 0, 1, 100, Int(Int32.max), .max]

    enum Group: String, CaseIterable {
        case layout, effects, paint, shapes, text, controls, drawing, screens, frameworks

        @MainActor fileprivate var cases: [HostileCase<CGFloat>] {
            switch self {
            case .layout: HostileCase.layout
            case .effects: HostileCase.effects
            case .paint: HostileCase.paint
            case .shapes: HostileCase.shapes
            case .text: HostileCase.text
            case .controls: HostileCase.controls
            case .drawing: HostileCase.drawing
            case .screens: HostileCase.screens
            case .frameworks: HostileCase.frameworks
            }
        }
    }

    @Test("are drawn or refused", arguments: Group.allCases)
    func numbers(_ group: Group) {
        for hostile in group.cases {
            for number in Self.numbers { draw(hostile.view(number), "\(hostile.name) \(number)") }
        }
    }

    @Test("so are whole ones")
    func wholes() {
        for hostile in HostileCase<Int>.whole {
            for number in Self.wholes { draw(hostile.view(number), "\(hostile.name) \(number)") }
        }
    }

    /// Work is bounded too: a view of one number is no work of seconds. The name of a call that ends the process is
    /// printed before.
    private func draw(_ view: any View, _ name: String) {
        if ProcessInfo.processInfo.environment["TINTYPE_TEST_NAMES"] != nil { print("drawing \(name)") }
        let renderer = ImageRenderer(content: AnyView(view).frame(width: 40, height: 30))
        do {
            let data = try renderer.pngData()
            #expect(data.starts(with: [0x89, 0x50]), "\(name)")
        } catch {
            #expect(!"\(error)".isEmpty, "\(name)")
        }
    }
}
