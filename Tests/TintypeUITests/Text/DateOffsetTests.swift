import Foundation
import Testing
import TintypeUI

@Suite("Times from a date to another")
struct DateOffsetTests {
    private let anchor = Date(timeIntervalSince1970: 1_767_260_460)

    private func words(_ style: SystemFormatStyle.DateOffset, after seconds: TimeInterval) -> String {
        let english = style.locale(Locale(identifier: "en_US"))
        return String(english.format(anchor.addingTimeInterval(seconds)).characters)
    }

    @Test("the largest fields are told, as many as are asked for")
    func fields() {
        #expect(words(.offset(to: anchor), after: 7380) == "2 hours, 3 minutes")
        #expect(words(.offset(to: anchor, maxFieldCount: 1), after: 7200) == "2 hours")
        #expect(words(.offset(to: anchor, allowedFields: [.minute]), after: 7200) == "120 minutes")
    }

    @Test("a sign is told where it is asked for")
    func signs() {
        #expect(words(.offset(to: anchor, sign: .always()), after: 3600) == "+1 hour")
        #expect(words(.offset(to: anchor, sign: .never), after: -3600) == "1 hour")
    }
}
