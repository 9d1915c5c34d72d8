/// The usage of a measurement, which determines the customary unit in a country.
///
/// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The name of the usage in the Unicode CLDR; nil keeps the unit.
    let name: String?

    /// General use: a unit whose size suits the value.
    public static var general: Self { Self(name: "default") }
    /// The unit of the measurement itself.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Short distances, for people.
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
    /// Visibility.
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Energy in food.
    public static var food: Self { Self(name: "food") }
    /// Energy of exercise, formatted like that of food.
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// Weights of people.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Body temperatures.
    public static var person: Self { Self(name: "person") }
    /// Air temperatures.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Volumes of liquids.
    public static var liquid: Self { Self(name: "fluid") }
}
