public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A function of a Metal library with its arguments.
///
/// Metal is not there where pictures are made without Apple's frameworks: a view with a shader is drawn without it.
public struct Shader: Hashable, Sendable {
    /// The shader's function, its arguments, and whether its colours are dithered.
    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    /// Creates a shader of a function and its arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// A value that a shader is called with.
    public struct Argument: Hashable, Sendable {
        private let text: String

        public static var boundingRect: Argument { Argument(text: "boundingRect") }
        /// An argument of a type of the shading language.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(text: "\(Double(x))") }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument(text: "\(Double(x)), \(Double(y))")
        }
        public static func float2(_ point: CGPoint) -> Argument { .float2(point.x, point.y) }
        public static func float2(_ size: CGSize) -> Argument { .float2(size.width, size.height) }
        public static func float2(_ vector: CGVector) -> Argument { .float2(vector.dx, vector.dy) }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(text: "\(Double(x)), \(Double(y)), \(Double(z))")
        }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument(text: "\(Double(x)), \(Double(y)), \(Double(z)), \(Double(w))")
        }
        public static func floatArray(_ array: [Float]) -> Argument { Argument(text: "\(array)") }
        public static func color(_ color: Color) -> Argument { Argument(text: "\(color)") }
        public static func colorArray(_ array: [Color]) -> Argument { Argument(text: "\(array)") }
        public static func image(_ image: Image) -> Argument { Argument(text: "image") }
        public static func data(_ data: Data) -> Argument { Argument(text: "\(data.count) bytes") }
    }
}

/// As a paint, a shader is the foreground's style: there is no Metal to ask for the colours.
extension Shader: ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        HierarchicalShapeStyle.primary._resolve(in: environment)
    }
}

extension Shader {
    /// The use for which a shader is compiled ahead of time.
    public struct UsageType: Hashable, Sendable {
        private let name: String

        public static let shapeStyle = UsageType(name: "shapeStyle")
        public static let colorEffect = UsageType(name: "colorEffect")
        public static let distortionEffect = UsageType(name: "distortionEffect")
        public static let layerEffect = UsageType(name: "layerEffect")
    }

    /// Compiles the shader before it is drawn: without Metal, an error.
    public func compile(as type: UsageType) async throws { throw CocoaError(.featureUnsupported) }
}

/// A function of a Metal library, called as a function of Swift is.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    /// The function's library and its name.
    public var library: ShaderLibrary
    public var name: String

    /// Creates a function by its name.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// Calls the function with arguments.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// A library of Metal functions, by whose names it has members.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    private let place: String

    /// The app's own library.
    public static let `default` = ShaderLibrary(place: "default")

    private init(place: String) {
        self.place = place
    }

    /// Creates the library of a file.
    public init(url: URL) {
        self.init(place: url.absoluteString)
    }

    /// Creates the library of some data.
    public init(data: Data) {
        self.init(place: "\(data.count) bytes")
    }

    /// The library of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(place: bundle.bundlePath) }

    /// The function of a name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }

    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderLibrary.default[dynamicMember: name] }
}

// Without Metal a shader changes nothing of what is seen.
nonisolated extension View {
    /// Changes each pixel's colour by a shader: not drawn yet.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        node(InertModifier("colorEffect(_:isEnabled:)") { _ in isEnabled })
    }

    /// Takes each pixel from elsewhere by a shader: not drawn yet.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        node(InertModifier("distortionEffect(_:maxSampleOffset:isEnabled:)") { _ in isEnabled })
    }

    /// Makes each pixel of the view's by a shader: not drawn yet.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        node(InertModifier("layerEffect(_:maxSampleOffset:isEnabled:)") { _ in isEnabled })
    }
}

extension VisualEffect {
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
}
