package import TintypeTree

/// Calls code of users that SwiftUI isolates to the main actor. Whoever starts its evaluation is there already.
package func onMainActor<Input, Output>(_ input: Input, _ body: @MainActor (Input) -> Output) -> Output {
    nonisolated(unsafe) let input = input
    nonisolated(unsafe) var output: Output?
    MainActor.assumeIsolated { output = body(input) }
    guard let output else { preconditionFailure("the body gives a value") }
    return output
}

/// Evaluates what only the main actor can.
package func onMainActor<Input>(
    _ input: Input, into scope: inout Scope, _ body: @MainActor (Input, inout Scope) -> Void
) {
    nonisolated(unsafe) var inner = scope
    onMainActor(input) { body($0, &inner) }
    scope = inner
}

/// An action of a control for whoever holds the views: those of users are held on the main actor, and those of scene files, whose
/// actions need none, anywhere.
func heldAction(_ action: @escaping @MainActor () -> Void) -> () -> Void {
    unsafeBitCast(action, to: (() -> Void).self)
}
