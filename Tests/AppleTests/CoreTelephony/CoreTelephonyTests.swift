import CoreTelephony
import Testing

@Suite("CoreTelephony")
struct CoreTelephonyTests {
    @Test("there is no radio, and no line can be added")
    func none() async {
        let facts = CTTelephonyNetworkInfo()
        #expect(facts.serviceCurrentRadioAccessTechnology == nil)
        #expect(await CTCellularPlanProvisioning().addPlan(with: CTCellularPlanProvisioningRequest()) == .fail)
        var states = [CTCellularDataRestrictedState]()
        let data = CTCellularData()
        data.cellularDataRestrictionDidUpdateNotifier = { states.append($0) }
        #expect(states == [.restrictedStateUnknown])
    }
}
