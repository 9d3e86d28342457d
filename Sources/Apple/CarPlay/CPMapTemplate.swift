public import Foundation
public import MapKit
public import UIKit

/// A button on a map.
@MainActor @preconcurrency
open class CPMapButton: NSObject {
    /// The pictures and the state.
    open var image: UIImage?
    open var focusedImage: UIImage?
    open var isEnabled = true
    open var isHidden = false
    let handler: ((CPMapButton) -> Void)?

    /// Creates a button.
    public init(handler: ((CPMapButton) -> Void)? = nil) {
        self.handler = handler
    }
}

/// A page with a map that the app draws itself.
open class CPMapTemplate: _CPBarTemplate {
    /// The directions in which the map is moved.
    public struct PanDirection: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let left = PanDirection(rawValue: 1)
        public static let right = PanDirection(rawValue: 2)
        public static let up = PanDirection(rawValue: 4)
        public static let down = PanDirection(rawValue: 8)
    }

    /// The listener, the buttons and the state of the page.
    open weak var mapDelegate: (any CPMapTemplateDelegate)?
    open var mapButtons: [CPMapButton] = []
    open var automaticallyHidesNavigationBar = true
    open var hidesButtonsWithNavigationBar = true
    open private(set) var isPanningInterfaceVisible = false
    open var guidanceBackgroundColor: UIColor! = .systemBlue

    public override init() {}

    /// Shows or hides the buttons that move the map: only the state of it is kept.
    open func showPanningInterface(animated: Bool) { isPanningInterfaceVisible = true }
    open func dismissPanningInterface(animated: Bool) { isPanningInterfaceVisible = false }
}

/// The listener to a map.
@MainActor @preconcurrency
public protocol CPMapTemplateDelegate: NSObjectProtocol {
    /// Called as a person moves the map: nobody does.
    func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate)
    func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate)
    func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate)
    func mapTemplate(_ mapTemplate: CPMapTemplate, panWith direction: CPMapTemplate.PanDirection)
    /// Called as a person chooses a journey: nobody does.
    func mapTemplate(_ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice)
    func mapTemplate(_ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice)
}

extension CPMapTemplateDelegate {
    public func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate) {}
    public func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate) {}
    public func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate) {}
    public func mapTemplate(_ mapTemplate: CPMapTemplate, panWith direction: CPMapTemplate.PanDirection) {}
    public func mapTemplate(
        _ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice
    ) {}
    public func mapTemplate(
        _ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice
    ) {}
}

/// A place on a page of places.
@MainActor @preconcurrency
open class CPPointOfInterest: NSObject {
    /// The place, its texts and its pictures.
    open var location: MKMapItem
    open var title: String
    open var subtitle: String?
    open var summary: String?
    open var detailTitle: String?
    open var detailSubtitle: String?
    open var detailSummary: String?
    open var pinImage: UIImage?
    open var selectedPinImage: UIImage?
    open var primaryButton: CPTextButton?
    open var secondaryButton: CPTextButton?
    open var userInfo: Any?

    /// Creates a place.
    public init(
        location: MKMapItem, title: String, subtitle: String?, summary: String?, detailTitle: String?,
        detailSubtitle: String?, detailSummary: String?, pinImage: UIImage?, selectedPinImage: UIImage? = nil
    ) {
        (self.location, self.title, self.subtitle, self.summary) = (location, title, subtitle, summary)
        (self.detailTitle, self.detailSubtitle) = (detailTitle, detailSubtitle)
        (self.detailSummary, self.pinImage, self.selectedPinImage) = (detailSummary, pinImage, selectedPinImage)
    }
}

/// A page of places.
open class CPPointOfInterestTemplate: _CPBarTemplate {
    /// The listener, the title, the places and the one that is chosen.
    open weak var pointOfInterestDelegate: (any CPPointOfInterestTemplateDelegate)?
    open var title: String
    open private(set) var pointsOfInterest: [CPPointOfInterest]
    open var selectedIndex: Int

    /// Creates a page.
    public init(title: String, pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
        (self.title, self.pointsOfInterest, self.selectedIndex) = (title, pointsOfInterest, selectedIndex)
        super.init()
    }

    /// Changes the places.
    open func setPointsOfInterest(_ pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
        (self.pointsOfInterest, self.selectedIndex) = (pointsOfInterest, selectedIndex)
    }
}

/// The listener to a page of places.
@MainActor @preconcurrency
public protocol CPPointOfInterestTemplateDelegate: NSObjectProtocol {
    /// Called as a person moves the map or chooses a place: nobody does.
    func pointOfInterestTemplate(
        _ pointOfInterestTemplate: CPPointOfInterestTemplate, didChangeMapRegion region: MKCoordinateRegion)
    func pointOfInterestTemplate(
        _ pointOfInterestTemplate: CPPointOfInterestTemplate,
        didSelectPointOfInterest pointOfInterest: CPPointOfInterest)
}

extension CPPointOfInterestTemplateDelegate {
    public func pointOfInterestTemplate(
        _ pointOfInterestTemplate: CPPointOfInterestTemplate,
        didSelectPointOfInterest pointOfInterest: CPPointOfInterest
    ) {}
}
