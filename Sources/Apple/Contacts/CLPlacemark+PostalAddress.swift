public import CoreLocation
import Foundation

extension CLPlacemark {
    /// Creates a place with a name and an address.
    public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
        self.init()
        (self.location, self.name) = (location, name)
        guard let postalAddress else { return }
        thoroughfare = postalAddress.street
        subLocality = postalAddress.subLocality
        locality = postalAddress.city
        subAdministrativeArea = postalAddress.subAdministrativeArea
        administrativeArea = postalAddress.state
        postalCode = postalAddress.postalCode
        country = postalAddress.country
        isoCountryCode = postalAddress.isoCountryCode
    }

    /// The address of the place, in the parts that letters have; nil where nothing of it is known.
    public var postalAddress: CNPostalAddress? {
        let address = CNMutablePostalAddress()
        address.street = [subThoroughfare, thoroughfare].compactMap(\.self).joined(separator: " ")
        address.subLocality = subLocality ?? ""
        address.city = locality ?? ""
        address.subAdministrativeArea = subAdministrativeArea ?? ""
        address.state = administrativeArea ?? ""
        address.postalCode = postalCode ?? ""
        address.country = country ?? ""
        address.isoCountryCode = isoCountryCode ?? ""
        return address.isEqual(CNPostalAddress()) ? nil : address
    }
}

extension CLGeocoder {
    /// Asks for the place of an address, which fails.
    ///
    /// - Throws: `CLError.network`.
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { completionHandler(nil, CLError(.network)) }
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { completionHandler(nil, CLError(.network)) }
    public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
}
