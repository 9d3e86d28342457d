import CoreServices
import Testing

@Suite("CoreServices")
struct CoreServicesTests {
    @Test("the older names of types come along")
    func names() { #expect(kUTTypeImage == "public.image") }
}
