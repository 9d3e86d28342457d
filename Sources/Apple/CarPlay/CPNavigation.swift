public import Foundation
public import MapKit
public import UIKit

// The ways of a car, as values. No car drives them.

/// A way among others.
@MainActor @preconcurrency
open class CPRouteChoice: NSObject {
    /// The texts, of which the longest that fits is taken, and the app's own data.
    public let summaryVariants: [String]
    public let additionalInformationVariants: [String]
    public let selectionSummaryVariants: [String]
    open var userInfo: Any?

    /// Creates a way.
    public init(
        summaryVariants: [String], additionalInformationVariants: [String], selectionSummaryVariants: [String]
    ) {
        self.summaryVariants = summaryVariants
        self.additionalInformationVariants = additionalInformationVariants
        self.selectionSummaryVariants = selectionSummaryVariants
    }
}

/// A journey with its ways.
@MainActor @preconcurrency
open class CPTrip: NSObject {
    /// The ends, the ways and the texts.
    public let origin: MKMapItem
    public let destination: MKMapItem
    public let routeChoices: [CPRouteChoice]
    open var destinationNameVariants: [String]?
    open var userInfo: Any?

    /// Creates a journey.
    public init(origin: MKMapItem, destination: MKMapItem, routeChoices: [CPRouteChoice]) {
        (self.origin, self.destination, self.routeChoices) = (origin, destination, routeChoices)
    }
}

/// The rest of a way.
@MainActor @preconcurrency
open class CPTravelEstimates: NSObject {
    /// The length, and the time in seconds.
    public let distanceRemaining: Measurement<UnitLength>
    public let timeRemaining: TimeInterval

    /// Creates one of a length and a time in seconds.
    public init(distanceRemaining distance: Measurement<UnitLength>, timeRemaining time: TimeInterval) {
        (distanceRemaining, timeRemaining) = (distance, time)
    }
}

/// The colour of the rest of a time.
public enum CPTimeRemainingColor: UInt, Sendable {
    case `default`, green, orange, red
}

/// A turn of a way.
@MainActor @preconcurrency
open class CPManeuver: NSObject {
    /// The picture, the words, the rest up to the turn, and the app's own data.
    open var symbolImage: UIImage?
    open var junctionImage: UIImage?
    open var instructionVariants: [String] = []
    open var attributedInstructionVariants: [NSAttributedString] = []
    open var dashboardInstructionVariants: [String] = []
    open var notificationInstructionVariants: [String] = []
    open var initialTravelEstimates: CPTravelEstimates?
    open var cardBackgroundColor: UIColor = .systemBlue
    open var userInfo: Any?

    public override init() {}
}

/// A drive along a way.
@MainActor @preconcurrency
open class CPNavigationSession: NSObject {
    /// The reason of a halt.
    public enum PauseReason: UInt, Sendable {
        case arrived = 1
        case loading, locating, rerouting, proceedToRoute
    }

    /// The journey, and the turns that come next.
    public let trip: CPTrip
    open var upcomingManeuvers: [CPManeuver] = []

    init(trip: CPTrip) {
        self.trip = trip
    }

    /// Changes the rest up to a turn, which is shown to nobody.
    open func updateEstimates(_ estimates: CPTravelEstimates, for maneuver: CPManeuver) {}

    /// Halts, ends or gives up the drive, which nobody sees.
    open func pauseTrip(for reason: PauseReason, description: String?) {}
    open func pauseTrip(for reason: PauseReason, description: String?, turnCardColor: UIColor?) {}
    open func finishTrip() { upcomingManeuvers = [] }
    open func cancelTrip() { upcomingManeuvers = [] }
}

/// The words of the page of a journey.
@MainActor @preconcurrency
open class CPTripPreviewTextConfiguration: NSObject {
    /// The titles of the buttons; nil for the usual ones.
    public let startButtonTitle: String?
    public let additionalRoutesButtonTitle: String?
    public let overviewButtonTitle: String?

    /// Creates words; nil for the usual ones.
    public init(startButtonTitle: String?, additionalRoutesButtonTitle: String?, overviewButtonTitle: String?) {
        self.startButtonTitle = startButtonTitle
        self.additionalRoutesButtonTitle = additionalRoutesButtonTitle
        self.overviewButtonTitle = overviewButtonTitle
    }
}

/// A note over a map.
@MainActor @preconcurrency
open class CPNavigationAlert: NSObject {
    /// The texts, the picture, the buttons, and the time in seconds.
    open private(set) var titleVariants: [String]
    open private(set) var subtitleVariants: [String]
    public let image: UIImage?
    public let primaryAction: CPAlertAction
    public let secondaryAction: CPAlertAction?
    public let duration: TimeInterval

    /// Creates a note for a time in seconds.
    public init(
        titleVariants: [String], subtitleVariants: [String]?, image: UIImage?, primaryAction: CPAlertAction,
        secondaryAction: CPAlertAction?, duration: TimeInterval
    ) {
        (self.titleVariants, self.subtitleVariants) = (titleVariants, subtitleVariants ?? [])
        (self.image, self.primaryAction, self.secondaryAction) = (image, primaryAction, secondaryAction)
        self.duration = duration
    }

    /// Changes the texts.
    open func updateTitleVariants(_ newTitleVariants: [String], subtitleVariants newSubtitleVariants: [String]) {
        (titleVariants, subtitleVariants) = (newTitleVariants, newSubtitleVariants)
    }
}

extension CPMapTemplate {
    /// Begins a drive, which the app steers; shows journeys among which to choose, or takes them off: nobody sees them.
    public func startNavigationSession(for trip: CPTrip) -> CPNavigationSession { CPNavigationSession(trip: trip) }
    public func showTripPreviews(
        _ tripPreviews: [CPTrip], textConfiguration: CPTripPreviewTextConfiguration? = nil
    ) {}
    public func showTripPreviews(
        _ tripPreviews: [CPTrip], selectedTrip: CPTrip?, textConfiguration: CPTripPreviewTextConfiguration?
    ) {}
    public func showRouteChoicesPreview(
        for tripPreview: CPTrip, textConfiguration: CPTripPreviewTextConfiguration? = nil
    ) {}
    public func hideTripPreviews() {}
    public func updateEstimates(_ estimates: CPTravelEstimates, for trip: CPTrip) {}
    public func update(_ estimates: CPTravelEstimates, for trip: CPTrip, with timeRemainingColor: CPTimeRemainingColor)
    {}

    /// Shows a note, or takes it off: nobody sees it, so that none is there to be taken off.
    public func present(navigationAlert: CPNavigationAlert, animated: Bool) {}
    public func dismissNavigationAlert(animated: Bool, completion: @escaping (Bool) -> Void) { completion(false) }
    public var currentNavigationAlert: CPNavigationAlert? { nil }
}
