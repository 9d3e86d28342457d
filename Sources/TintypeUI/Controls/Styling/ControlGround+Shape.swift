import TintypeTree

extension ControlGround: Animatable {}
extension ControlGround: View {}
extension ControlGround: Shape {}
