import CallKit
import Testing

@Suite("CallKit")
@MainActor
struct CallKitTests {
    @Test("a call that comes is refused, and so is one that is asked for")
    func refused() async throws {
        let provider = CXProvider(configuration: CXProviderConfiguration(localizedName: "Tintype"))
        await #expect(throws: CXErrorCodeIncomingCallError(.unentitled)) {
            try await provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate())
        }
        let call = CXStartCallAction(call: UUID(), handle: CXHandle(type: .generic, value: "me"))
        let error: (any Error)? = try await answer {
            CXCallController().request(CXTransaction(action: call), completion: $0)
        }
        #expect((error as? CXErrorCodeRequestTransactionError)?.code == .unknownCallProvider)
        let none: (any Error)? = try await answer { CXCallController().request(CXTransaction(), completion: $0) }
        #expect((none as? CXErrorCodeRequestTransactionError)?.code == .emptyTransaction)
    }

    @Test("the delegate is told once all calls end")
    func reset() async throws {
        let delegate = ResetDelegate()
        let provider = CXProvider(configuration: CXProviderConfiguration())
        provider.setDelegate(delegate, queue: nil)
        try await answer { done in
            delegate.done = { done(()) }
            provider.invalidate()
        }
    }

    @Test("a transaction is complete when each of its actions is")
    func complete() {
        let actions = [CXEndCallAction(call: UUID()), CXSetMutedCallAction(call: UUID(), muted: true)]
        let transaction = CXTransaction(actions: actions)
        actions[0].fulfill()
        #expect(!transaction.isComplete)
        actions[1].fail()
        #expect(transaction.isComplete)
    }
}

private final class ResetDelegate: NSObject, CXProviderDelegate {
    var done: (() -> Void)?

    func providerDidReset(_ provider: CXProvider) { done?() }
}
