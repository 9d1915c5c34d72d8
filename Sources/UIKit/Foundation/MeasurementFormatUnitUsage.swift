/// What a measurement is for, which decides the unit that people of a country use for it.
///
/// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The name of the usage in the Unicode CLDR; nil keeps the unit.
    let name: String?

    /// Nothing in particular: a unit of a size that suits the value.
    public static var general: Self { Self(name: "default") }
    /// The unit of the measurement itself.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Distances of people, which are small.
    public static var person: Self { Self(name: "person") }
    /// Heights of people.
    public static var personHeight: Self { Self(name: "person-height") }
    /// Distances of travel.
    public static var road: Self { Self(name: "road") }
    /// Focal lengths of lenses.
    public static var focalLength: Self { Self(name: "focal-length") }
    /// Depths of rain.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// Depths of snow.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// How far one sees.
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Energy in food.
    public static var food: Self { Self(name: "food") }
    /// Energy that exercise takes, which is told like that in food.
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// Weights of people.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Temperatures of bodies.
    public static var person: Self { Self(name: "person") }
    /// Temperatures of the air.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Volumes of liquids.
    public static var liquid: Self { Self(name: "fluid") }
}
