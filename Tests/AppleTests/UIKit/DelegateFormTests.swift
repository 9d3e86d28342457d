import MapKit
import Testing
import UIKit

private class Teller: NSObject, UITableViewDelegate {
    var chosen: IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath }
}

private class AppTeller: NSObject, UIApplicationDelegate {
    var window: UIWindow?
}

private class Place: NSObject, MKAnnotation {
    let coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let title: String? = "Here"
}

@Suite("The forms of delegates and of what they may leave out")
@MainActor
struct DelegateFormTests {
    @Test("a table's delegate is one of tables, kept where all scroll views keep theirs")
    func delegates() {
        let table = UITableView()
        let teller = Teller()
        table.delegate = teller
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 2))
        #expect(teller.chosen == IndexPath(row: 1, section: 2))
        #expect((table as UIScrollView).delegate === teller)
    }

    @Test("what a delegate may leave out is optional twice for those who know the protocol alone")
    func optionals() {
        let teller = AppTeller()
        let delegate: any UIApplicationDelegate = teller
        teller.window = UIWindow(frame: .zero)
        #expect(delegate.window!! === teller.window)
        let place: any MKAnnotation = Place()
        #expect(place.title!! == "Here")
        #expect(place.subtitle! == nil)
    }
}
