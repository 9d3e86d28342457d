/// The grams of glucose in a mole.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

extension HKUnit {
    /// Numbers without a dimension.
    public class func count() -> HKUnit { HKUnit("count", [:]) }
    public class func percent() -> HKUnit { HKUnit("%", [:]) }
    public class func appleEffortScore() -> HKUnit { HKUnit("appleEffortScore", ["effort": 1]) }

    /// Units of time.
    public class func second() -> HKUnit { HKUnit("s", ["time": 1]) }
    public class func minute() -> HKUnit { HKUnit("min", ["time": 1], 60) }
    public class func hour() -> HKUnit { HKUnit("hr", ["time": 1], 3600) }
    public class func day() -> HKUnit { HKUnit("d", ["time": 1], 86400) }

    /// Units of length.
    public class func meter() -> HKUnit { HKUnit("m", ["length": 1]) }
    public class func inch() -> HKUnit { HKUnit("in", ["length": 1], 0.0254) }
    public class func foot() -> HKUnit { HKUnit("ft", ["length": 1], 0.3048) }
    public class func yard() -> HKUnit { HKUnit("yd", ["length": 1], 0.9144) }
    public class func mile() -> HKUnit { HKUnit("mi", ["length": 1], 1609.344) }

    /// Units of mass.
    public class func gram() -> HKUnit { HKUnit("g", ["mass": 1]) }
    public class func ounce() -> HKUnit { HKUnit("oz", ["mass": 1], 28.349523125) }
    public class func pound() -> HKUnit { HKUnit("lb", ["mass": 1], 453.59237) }
    public class func stone() -> HKUnit { HKUnit("st", ["mass": 1], 6350.29318) }
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("mol<\(gramsPerMole)>", ["mass": 1], gramsPerMole)
    }
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        moleUnit(withMolarMass: gramsPerMole).times(prefix)
    }

    /// Units of volume.
    public class func liter() -> HKUnit { HKUnit("L", ["length": 3], 0.001) }
    public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", ["length": 3], 2.95735295625e-5) }
    public class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", ["length": 3], 2.84130625e-5) }
    public class func cupUS() -> HKUnit { HKUnit("cup_us", ["length": 3], 2.365882365e-4) }
    public class func cupImperial() -> HKUnit { HKUnit("cup_imp", ["length": 3], 2.84130625e-4) }
    public class func pintUS() -> HKUnit { HKUnit("pt_us", ["length": 3], 4.73176473e-4) }
    public class func pintImperial() -> HKUnit { HKUnit("pt_imp", ["length": 3], 5.6826125e-4) }

    /// Units of energy and of power.
    public class func kilocalorie() -> HKUnit { HKUnit("kcal", ["energy": 1], 4184) }
    public class func largeCalorie() -> HKUnit { HKUnit("Cal", ["energy": 1], 4184) }
    public class func smallCalorie() -> HKUnit { HKUnit("cal", ["energy": 1], 4.184) }
    public class func joule() -> HKUnit { HKUnit("J", ["energy": 1]) }
    public class func watt() -> HKUnit { HKUnit("W", ["energy": 1, "time": -1]) }

    /// Units of temperature.
    public class func degreeCelsius() -> HKUnit { HKUnit("degC", ["temperature": 1], offset: 273.15) }
    public class func degreeFahrenheit() -> HKUnit {
        HKUnit("degF", ["temperature": 1], 5 / 9, offset: 273.15 - 32 * 5 / 9)
    }
    public class func kelvin() -> HKUnit { HKUnit("K", ["temperature": 1]) }

    /// Units of pressure and of sound.
    public class func pascal() -> HKUnit { HKUnit("Pa", ["pressure": 1]) }
    public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", ["pressure": 1], 133.322387415) }
    public class func inchesOfMercury() -> HKUnit { HKUnit("inHg", ["pressure": 1], 3386.38864034) }
    public class func centimeterOfWater() -> HKUnit { HKUnit("cmAq", ["pressure": 1], 98.0665) }
    public class func atmosphere() -> HKUnit { HKUnit("atm", ["pressure": 1], 101325) }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", ["sound": 1]) }
    public class func decibelHearingLevel() -> HKUnit { HKUnit("dBHL", ["hearing": 1]) }

    /// Units of electricity, of light, of angles and of doses.
    public class func hertz() -> HKUnit { HKUnit("Hz", ["time": -1]) }
    public class func volt() -> HKUnit { HKUnit("V", ["voltage": 1]) }
    public class func siemen() -> HKUnit { HKUnit("S", ["conductance": 1]) }
    public class func lux() -> HKUnit { HKUnit("lx", ["illuminance": 1]) }
    public class func diopter() -> HKUnit { HKUnit("D", ["length": -1]) }
    public class func prismDiopter() -> HKUnit { HKUnit("pD", ["angle": 1], 0.01) }
    public class func radianAngle() -> HKUnit { HKUnit("rad", ["angle": 1]) }
    public class func degreeAngle() -> HKUnit { HKUnit("deg", ["angle": 1], .pi / 180) }
    public class func internationalUnit() -> HKUnit { HKUnit("IU", ["dose": 1]) }

    /// Units by a power of ten.
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().times(prefix) }
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().times(prefix) }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { liter().times(prefix) }
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { second().times(prefix) }
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { joule().times(prefix) }
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { watt().times(prefix) }
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { pascal().times(prefix) }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { hertz().times(prefix) }
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { volt().times(prefix) }
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { siemen().times(prefix) }
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { lux().times(prefix) }

    /// The units that a text may name, and those of them that take a prefix.
    static let named: [String: HKUnit] = {
        let units = [
            count(), percent(), appleEffortScore(), second(), minute(), hour(), day(), meter(), inch(), foot(), yard(),
            mile(), gram(), ounce(), pound(), stone(), liter(), fluidOunceUS(), fluidOunceImperial(), cupUS(),
            cupImperial(), pintUS(), pintImperial(), kilocalorie(), largeCalorie(), smallCalorie(), joule(), watt(),
            degreeCelsius(), degreeFahrenheit(), kelvin(), pascal(), millimeterOfMercury(), inchesOfMercury(),
            centimeterOfWater(), atmosphere(), decibelAWeightedSoundPressureLevel(), decibelHearingLevel(), hertz(),
            volt(), siemen(), lux(), diopter(), prismDiopter(), radianAngle(), degreeAngle(), internationalUnit(),
        ]
        var named = Dictionary(uniqueKeysWithValues: units.map { ($0.unitString, $0) })
        named["l"] = liter()
        return named
    }()
    static let prefixed: Set = ["s", "m", "g", "L", "l", "J", "W", "Pa", "Hz", "V", "S", "lx", "K", "IU"]
}
