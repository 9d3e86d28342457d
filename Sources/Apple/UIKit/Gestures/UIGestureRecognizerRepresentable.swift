public import Foundation

/// A recognizer of UIKit as a gesture of SwiftUI's views. Nobody touches a picture, so that none is made.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable<UIGestureRecognizerType> {
    /// The types of the recognizer, of its coordinator, and of its context.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the recognizer and its coordinator, updates it, and is told when it has recognized something.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context in which a recognizer of UIKit is made and updated.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// The coordinator, and the places of the gesture.
    public let coordinator: Representable.Coordinator
    public let converter: Representable.CoordinateSpaceConverter
}

/// Places of a gesture in the spaces of SwiftUI. None is touched here, so that all are 0.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    init() {}

    /// The places, in points of the view or of the window.
    public var localLocation: CGPoint { .zero }
    public var localTranslation: CGPoint? { nil }
    public var localVelocity: CGPoint? { nil }
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint {
        globalPoint
    }
    public func convert(localPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint {
        localPoint
    }
}

extension View {
    /// Attaches a recognizer of UIKit, which recognizes nothing here.
    public nonisolated func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { self }
}
