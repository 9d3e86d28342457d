import SwiftUI

extension EnvironmentValues {
    @Entry var usesMetricUnits = true
}
