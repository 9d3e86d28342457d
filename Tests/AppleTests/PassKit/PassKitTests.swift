import PassKit
import Testing

@Suite("PassKit")
@MainActor
struct PassKitTests {
    @Test("nobody can pay, and whoever asks is told so")
    func payments() async {
        let request = PKPaymentRequest()
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea", amount: NSDecimalNumber(string: "2.50"))]
        #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa, .masterCard]))
        #expect(PKPaymentAuthorizationViewController(paymentRequest: request) == nil)
        let controller = PKPaymentAuthorizationController(paymentRequest: request)
        var answers = [Bool]()
        controller.present { answers.append($0) }
        #expect(answers == [false])
        #expect(await !controller.present())
    }

    @Test("there are no passes, and none is read")
    func passes() {
        #expect(PKPassLibrary().passes().isEmpty)
        #expect(throws: PKPassKitError(.invalidDataError)) { try PKPass(data: Data()) }
        var statuses = [PKPassLibraryAddPassesStatus]()
        PKPassLibrary().addPasses([]) { statuses.append($0) }
        #expect(statuses == [.didCancelAddPasses])
    }

    @Test("an error of a person's address says which it is")
    func errors() {
        let error = PKPaymentRequest.paymentShippingAddressInvalidError(
            withKey: CNPostalAddressCityKey, localizedDescription: "No such city")
        #expect((error as NSError).code == PKPaymentError.Code.shippingContactInvalidError.rawValue)
        #expect(error.localizedDescription == "No such city")
    }
}
