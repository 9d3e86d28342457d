extension CLLocationCoordinate2D: Animatable {
    /// The degrees of latitude and longitude, between which a camera can move.
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(latitude, longitude) }
        set { (latitude, longitude) = (newValue.first, newValue.second) }
    }
}
