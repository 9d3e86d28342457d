public import CoreGraphics
public import Foundation

/// The surroundings that shiny things show. None are read.
public final class EnvironmentResource: Resource, Sendable {
    private init() {}

    /// Reads surroundings of the bundle.
    ///
    /// - Throws: `CocoaError.fileReadUnknown`: it is not done.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> EnvironmentResource {
        throw CocoaError(.fileReadUnknown)
    }
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw CocoaError(.fileReadUnknown)
    }
    public static func loadAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<EnvironmentResource> {
        LoadRequest()
    }

    /// Makes surroundings of a picture of all directions. They are not drawn.
    public static func generate(
        fromEquirectangular cgImage: CGImage, withName resourceName: String? = nil
    ) async throws -> EnvironmentResource { EnvironmentResource() }
    public convenience init(equirectangular cgImage: CGImage, withName resourceName: String? = nil) throws {
        self.init()
    }
    public convenience init(equirectangular cgImage: CGImage, withName resourceName: String? = nil) async throws {
        self.init()
    }
}
