import Foundation
import TintypeGraphics

/// The processes that draw the scenes of a run: as many as there are threads that ask, each started when it is first needed, and
/// another for one that died.
final class WorkerPool<Answer: Decodable & Sendable>: Sendable {
    /// The outcome of a scene.
    enum Result {
        case done(Answer)
        case lost(SceneFailure)
    }

    private struct Idle: @unchecked Sendable {
        var workers: [WorkerProcess] = []
    }

    private let limits: Limits
    // A worker is in the list or in one thread's hands.
    private let idle = Lock(Idle())

    init(_ limits: Limits) {
        self.limits = limits
    }

    /// The number of processes that draw so many scenes: starting one takes about as long as four scenes do.
    ///
    /// - Parameter jobs: The most that there may be.
    static func jobs(_ jobs: @autoclosure () -> Int, scenes: Int) -> Int {
        let most = max(1, (scenes + 3) / 4)
        return most == 1 ? 1 : min(jobs(), most)
    }

    /// The answer of a worker that draws a scene, or only reads it; nil where there can be no processes.
    func answer(_ scene: SceneCase, _ step: SceneRequest.Step = .draw) -> Result? {
        let known = idle.withLock { idle in Idle(workers: idle.workers.popLast().map { [$0] } ?? []) }
        guard let worker = known.workers.first ?? WorkerProcess(limits) else { return nil }
        switch worker.answer(SceneRequest(scene: scene, step: step)) {
        case .lost(let failure): return .lost(failure)
        case .line(let line):
            guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(line)) else {
                return .lost(SceneFailure(text: "\(scene.path):1:1: error: the process that draws gave no answer"))
            }
            let free = Idle(workers: [worker])
            idle.withLock { $0.workers += free.workers }
            return .done(answer)
        }
    }
}
