public import CoreLocation
import Foundation

extension CLPlacemark {
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
