public import CoreLocation
public import Foundation

/// The way of an exercise.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}

extension HKSamplePredicate where Sample == HKWorkoutRoute {
    /// The ways of exercises.
    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkoutRoute> {
        HKSamplePredicate(HKSeriesType.workoutRoute(), predicate)
    }
}

/// Puts a series together, which fails.
open class HKSeriesBuilder: NSObject, @unchecked Sendable {
    /// Gives the series up.
    open func discard() {}
}

/// Puts the way of an exercise together, which fails.
open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
    /// Creates one.
    public init(healthStore: HKHealthStore, device: HKDevice?) {}

    /// Adds places and facts, and ends.
    ///
    /// - Throws: ``HKError``: there are no data.
    open func insertRouteData(_ routeData: [CLLocation], completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, noData)
    }
    open func addMetadata(_ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, noData)
    }
    open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?, completion: @escaping (HKWorkoutRoute?, (any Error)?) -> Void
    ) { completion(nil, noData) }
    public func insertRouteData(_ routeData: [CLLocation]) async throws { throw noData }
    public func addMetadata(_ metadata: [String: Any]) async throws { throw noData }
    @discardableResult
    public func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        throw noData
    }
}

/// A question for the places of a way.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    /// Creates a question.
    public init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        let box = QueryBox<HKWorkoutRouteQuery>()
        super.init { box.query.map { dataHandler($0, nil, true, noData) } }
        box.query = self
    }
}

/// A question for the places of a way, which is awaited.
public struct HKWorkoutRouteQueryDescriptor: HKAsyncSequenceQuery, Sendable {
    /// The answers.
    public typealias Results = _FailingResults<CLLocation>

    /// The way.
    public var route: HKWorkoutRoute

    /// Creates a question.
    public init(_ route: HKWorkoutRoute) {
        self.route = route
    }

    /// The places, the first of which is thrown.
    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}
