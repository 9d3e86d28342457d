import Foundation
import Testing
import TintypeGraphics
import TintypeSymbols
import TintypeTree

@Suite("Preferences that steer layout")
struct PreferenceFeedbackTests {
    @Test("what is written statically is known before placement: one round")
    func staticContribution() throws {
        let scene = try settle { scope in
            scope.steered { scope in
                scope.appendHStack(spacing: 0) { scope in
                    scope.descend(.index(0)) { $0.bar(length: 20, writes: 30) }
                    scope.descend(.index(1)) { scope in
                        scope.wrap(with: AttachmentModifier.overlay(.center) { $0.bar(length: 5, writes: 40) }) {
                            $0.bar(length: 20)
                        }
                    }
                }
            }
        }
        #expect(scene.rounds == 1)
        #expect(try height(scene) == 40)
    }

    @Test("what deferred content writes comes from the round before")
    func deferredContribution() throws {
        let scene = try settle { scope in
            scope.steered { scope in
                scope.appendHStack(spacing: 0) { scope in
                    scope.descend(.index(0)) { $0.bar(length: 20, writes: 30) }
                    scope.descend(.index(1)) { scope in
                        scope.wrap(with: FrameModifier(width: 10, height: 10)) { scope in
                            scope.appendGeometryReader { $1.bar(length: 1, writes: $0.size.width * 5) }
                        }
                    }
                }
            }
        }
        #expect(scene.rounds == 2)
        #expect(try height(scene) == 50)
    }

    @Test("what a reader's content and an anchor of the view write comes from the round before")
    func readersAndAnchors() throws {
        let scene = try settle { scope in
            scope.steered { scope in
                let reader = PreferenceReaderModifier(isBehind: false, alignment: .center, key: .length) {
                    value, scope in
                    scope.bar(length: 1, writes: barLength(value) + 7)
                }
                scope.wrap(with: reader) { scope in
                    let writer = PreferenceWriter(key: .length, nodeName: "anchorPreference") { $0.size.width }
                    scope.wrap(with: PreferenceModifier(writer)) { $0.bar(length: 22) }
                }
            }
        }
        #expect(scene.rounds == 2)
        #expect(try height(scene) == 29)
    }

    @Test("what comes to be written because of the value settles, too")
    func chained() throws {
        let scene = try settle(width: 50, height: 100) { scope in
            scope.steered { scope in
                scope.wrap(with: FrameModifier(width: 10, height: nil)) { scope in
                    scope.appendGeometryReader { proxy, scope in
                        // The reader is as high as the steered bar leaves it: first 100, then 70.
                        scope.bar(length: 1, writes: proxy.size.height > 80 ? 30 : 25)
                    }
                }
            }
        }
        #expect(scene.rounds == 3)
        #expect(try height(scene) == 25)
    }

    @Test("a view that its container leaves out contributes nothing, though it was evaluated")
    func leftOut() throws {
        let scene = try settle(width: 100, height: 100) { scope in
            scope.steered { scope in
                scope.appendViewThatFits { scope in
                    scope.descend(.index(0)) { $0.bar(length: 200, writes: 90) }
                    scope.descend(.index(1)) { $0.bar(length: 20, writes: 15) }
                }
            }
        }
        #expect(scene.rounds == 2)
        #expect(try height(scene) == 15)
    }

    @Test("a view that its container leaves out is not read, either")
    func leftOutOfReaders() throws {
        let read = Read()
        _ = try settle(width: 100, height: 100) { scope in
            let reader = PreferenceReaderModifier(isBehind: false, alignment: .center, key: .length) { value, _ in
                read.values.append(barLength(value))
            }
            scope.wrap(with: reader) { scope in
                scope.appendViewThatFits { scope in
                    scope.descend(.index(0)) { $0.bar(length: 200, writes: 90) }
                    scope.descend(.index(1)) { $0.bar(length: 20, writes: 15) }
                }
            }
        }
        #expect(read.values == [15])
    }

    @Test("a preference that undoes itself never settles: the diagnostic names the reader")
    func unstable() throws {
        let error = #expect(throws: RenderErrors.self) {
            try settle(width: 50, height: 100, rounds: 5) { scope in
                scope.steered { scope in
                    scope.appendGeometryReader { proxy, scope in
                        scope.bar(length: 1, writes: proxy.size.height > 60 ? 80 : 10)
                    }
                }
            }
        }
        let description = try #require(error?.description)
        #expect(description.contains("did not settle in 5 rounds"))
        #expect(description.contains("steered reading length"))
    }
}

extension PreferenceKeyDescription {
    /// The greatest length that is written.
    fileprivate static var length: PreferenceKeyDescription {
        PreferenceKeyDescription(declared: "length", defaultValue: CGFloat(0)) { value, next in
            value = max(barLength(value), barLength(next()))
        }
    }
}

private func barLength(_ value: Any) -> CGFloat { value as? CGFloat ?? .nan }

extension Scope {
    /// Content with a bar above it that is as high as the greatest length written in it.
    fileprivate mutating func steered(_ content: (inout Scope) -> Void) {
        let modifier = SteeringPreferenceModifier(
            name: "steered", key: .length, isEqual: { barLength($0) == barLength($1) },
            content: { value, node, scope in
                var made: [Node] = []
                scope.descend(.secondary) { scope in
                    made = scope.nodes { scope in
                        scope.appendVStack(spacing: 0) { scope in
                            scope.wrap(with: NameModifier("steered")) { $0.bar(length: 5, height: barLength(value)) }
                            scope.append(node)
                        }
                    }
                }
                return made[0]
            })
        wrap(with: modifier, content)
    }

    fileprivate mutating func bar(length: CGFloat, height: CGFloat = 10, writes value: CGFloat? = nil) {
        func draw(_ scope: inout Scope) {
            scope.wrap(with: FrameModifier(width: length, height: height)) { $0.appendPaint(Color.red) }
        }
        guard let value else { return draw(&self) }
        let writer = PreferenceWriter(key: .length, readsGeometry: false) { _ in value }
        wrap(with: PreferenceModifier(writer), draw)
    }
}

private final class Read {
    var values: [CGFloat] = []
}

private func settle(
    width: CGFloat? = nil, height: CGFloat? = nil, rounds: Int = 32, _ root: @escaping (inout Scope) -> Void
) throws -> SettledScene {
    let context = RenderContext(shaper: NoText(), symbols: NoText(), limits: Limits(rounds: rounds))
    return try SettlePass(
        session: Session(context: context), canvas: ProposedViewSize(width: width, height: height)
    ).run(root)
}

/// The steered bar's height, in points.
private func height(_ scene: SettledScene) throws -> CGFloat {
    try #require(scene.tree.view("steered")).frame.height
}

/// These scenes write nothing.
private final class NoText: TextShaper, SymbolOutlines {
    func shape(_ request: TextRequest) throws -> ShapedParagraph { throw RenderError("no text") }
    func outline(of scalar: UInt32) throws -> Path? { nil }
}
