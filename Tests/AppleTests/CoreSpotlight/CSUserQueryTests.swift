import CoreSpotlight
import Testing

@Suite("Searches for a person's words")
struct CSUserQueryTests {
    @Test("the search ends with an error and finds nothing")
    func ends() {
        let query = CSUserQuery(userQueryString: "moss", userQueryContext: CSUserQueryContext())
        var ends = 0
        query.completionHandler = { error in ends += error is CSIndexError ? 1 : 0 }
        query.start()
        #expect(ends == 1)
        #expect(query.foundSuggestionCount == 0)
    }
}
