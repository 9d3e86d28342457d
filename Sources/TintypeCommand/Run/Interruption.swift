import Foundation
import Synchronization

/// Knows whether the user has asked the run to end: by ctrl-C, or by the signal that CI systems send.
///
/// The first time the run ends in order, with what it found so far written; the second time the process ends at once.
final class Interruption: Sendable {
    private let asked = Atomic<Bool>(false)
    private let isListening = Atomic<Bool>(false)

    /// Indicates whether the run should end.
    var isAsked: Bool { asked.load(ordering: .relaxed) }

    /// Lets the signals through that end the command.
    ///
    /// A program's threads may keep signals from themselves, and what they start inherits that: nothing but SIGKILL would
    /// end a server then.
    static func unblock() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE] { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Listens until the process ends; again without effect.
    func listen() {
        guard !isListening.exchange(true, ordering: .relaxed) else { return }
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                self.ask(number)
                // The source lives as long as its handler, which holds it.
                _ = source
            }
            source.resume()
        }
    }

    private func ask(_ number: Int32) {
        if asked.exchange(true, ordering: .relaxed) { exit(128 + number) }
        Output.note("\ninterrupted: finishing what was begun; again to end at once")
    }
}
