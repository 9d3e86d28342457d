import CoreText
import Testing

@Suite("CoreText")
@MainActor
struct CoreTextTests {
    @Test("what is no font is refused, in each form, and the handler is told of it")
    func registration() async throws {
        let file = URL(fileURLWithPath: "/no/such/font.ttf") as CFURL
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(file, .process, &error))
        #expect(error?.takeRetainedValue().code == 103)
        let errors: CFArray = try await answer { told in
            CTFontManagerRegisterFontURLs([file] as CFArray, .process, true) { errors, isDone in
                #expect(isDone)
                told(errors)
                return true
            }
        }
        #expect(errors.count == 1)
    }
}
