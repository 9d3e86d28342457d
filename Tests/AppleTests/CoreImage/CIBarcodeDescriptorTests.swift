import CoreImage
import Foundation
import Testing

@Suite("Words of codes")
struct CIBarcodeDescriptorTests {
    @Test("a descriptor keeps what can be a code, and refuses the rest")
    func bounds() {
        let code = CIQRCodeDescriptor(
            payload: Data([1, 2]), symbolVersion: 4, maskPattern: 3, errorCorrectionLevel: .levelM)
        #expect(code?.errorCorrectedPayload == Data([1, 2]))
        #expect(code?.symbolVersion == 4)
        #expect(
            CIQRCodeDescriptor(payload: Data(), symbolVersion: 41, maskPattern: 0, errorCorrectionLevel: .levelL) == nil
        )
        #expect(CIAztecCodeDescriptor(payload: Data(), isCompact: true, layerCount: 0, dataCodewordCount: 3) == nil)
        #expect(CIPDF417CodeDescriptor(payload: Data(), isCompact: false, rowCount: 3, columnCount: 31) == nil)
    }
}
