public import Foundation

/// The address of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// The location, and the parts of its address.
    open var location: CLLocation?
    open var name: String?
    open var thoroughfare: String?
    open var subThoroughfare: String?
    open var locality: String?
    open var subLocality: String?
    open var administrativeArea: String?
    open var subAdministrativeArea: String?
    open var postalCode: String?
    open var isoCountryCode: String?
    open var country: String?
    open var timeZone: TimeZone?
    open var areasOfInterest: [String]?
    open var region: CLRegion?
    open var inlandWater: String?
    open var ocean: String?

    public override init() {}

    /// Creates the address that another has.
    public init(placemark: CLPlacemark) {
        (location, name, thoroughfare) = (placemark.location, placemark.name, placemark.thoroughfare)
        (subThoroughfare, locality) = (placemark.subThoroughfare, placemark.locality)
        (subLocality, administrativeArea) = (placemark.subLocality, placemark.administrativeArea)
        (subAdministrativeArea, postalCode) = (placemark.subAdministrativeArea, placemark.postalCode)
        (isoCountryCode, country, timeZone) = (placemark.isoCountryCode, placemark.country, placemark.timeZone)
        (areasOfInterest, region) = (placemark.areasOfInterest, placemark.region)
        (inlandWater, ocean) = (placemark.inlandWater, placemark.ocean)
    }

    /// The older form of the address: the parts that are known, by their older names.
    open var addressDictionary: [AnyHashable: Any]? {
        let street = [subThoroughfare, thoroughfare].compactMap(\.self).joined(separator: " ")
        let parts: [String: String?] = [
            "Name": name, "Street": street.isEmpty ? nil : street, "Thoroughfare": thoroughfare,
            "SubThoroughfare": subThoroughfare, "City": locality, "SubLocality": subLocality,
            "State": administrativeArea, "SubAdministrativeArea": subAdministrativeArea, "ZIP": postalCode,
            "Country": country, "CountryCode": isoCountryCode,
        ]
        let known = parts.compactMapValues(\.self)
        return known.isEmpty ? nil : known
    }
}

/// The closure that takes placemarks, or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the address of a place and the place of an address. There is no service to ask: every question fails with
/// ``CLError/Code/network``.
open class CLGeocoder: NSObject, @unchecked Sendable {
    public override init() {}

    /// Indicates whether a request is under way.
    open var isGeocoding: Bool { false }

    /// Ends the request that is under way.
    open func cancelGeocode() {}

    /// Asks for the address of a location.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.network))
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.network))
    }

    /// Asks for the location of an address.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.network))
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.network))
    }
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.network))
    }
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
}
