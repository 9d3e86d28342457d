public import TintypeTree

/// A modifier with a part that can be interpolated.
public protocol AnimatableModifier: Animatable, ViewModifier {}
