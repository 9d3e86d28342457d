import Testing

/// Waits for an answer that comes later.
///
/// - Throws: An expectation that failed where none comes for minutes: a run with many tests keeps the main actor busy for long.
@MainActor
func answer<Answer>(
    _ ask: @MainActor (@escaping (Answer) -> Void) -> Void, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> Answer {
    let question = Question<Answer>()
    ask { answer in
        nonisolated(unsafe) let answer = answer
        MainActor.assumeIsolated { question.take(answer) }
    }
    for _ in 0..<30_000 where question.answer == nil { try await Task.sleep(for: .milliseconds(10)) }
    return try #require(question.answer, "nobody answered", sourceLocation: sourceLocation)
}

@MainActor
private final class Question<Answer> {
    private(set) var answer: Answer?

    /// Keeps the first answer.
    func take(_ answer: Answer) {
        if self.answer == nil { self.answer = .some(answer) }
    }
}
