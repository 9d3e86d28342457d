/// The values with which the system may propose an intent. It proposes none.
public protocol IntentPredictionConfiguration {}

/// The values of some parameters, with the words for them.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    /// Creates the proposal of an intent without parameters, or with one, two or three. Nobody asks for the words.
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
    public init<A>(
        parameters: KeyPath<Intent, IntentParameter<A>>, displayRepresentation: @escaping (A) -> DisplayRepresentation
    ) {}
    public init<A, B>(
        parameters: (KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>),
        displayRepresentation: @escaping (A, B) -> DisplayRepresentation
    ) {}
    public init<A, B, C>(
        parameters: (
            KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>,
            KeyPath<Intent, IntentParameter<C>>
        ), displayRepresentation: @escaping (A, B, C) -> DisplayRepresentation
    ) {}
}

/// Several proposals.
public struct IntentPredictions: IntentPredictionConfiguration {}

/// Collects the proposals of an intent.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> {
        prediction
    }
    public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> IntentPredictions {
        IntentPredictions()
    }
}

/// An intent that the system proposes by itself.
public protocol PredictableIntent: AppIntent {
    /// The type of the proposals.
    associatedtype Prediction: IntentPredictionConfiguration
    /// The proposals: of an intent that says none, there are none.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

extension PredictableIntent where Prediction == IntentPredictions {
    /// The proposals of an intent that says none: there are none.
    public static var predictionConfiguration: IntentPredictions { IntentPredictions() }
}
