import MobileCoreServices
import Testing

@Suite("MobileCoreServices")
struct MobileCoreServicesTests {
    @Test("types are known by their older names and by their tags")
    func types() {
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypePNG, kUTTypeMovie))
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)
        #expect(type?.takeRetainedValue() == kUTTypePNG && UTTypeEqual(kUTTypeText, "public.text"))
        #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "nothing at all", nil) == nil)
        #expect(UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)?.takeRetainedValue() == "image/jpeg")
    }
}
