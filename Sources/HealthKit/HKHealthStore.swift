@_exported public import Foundation

/// The user's health data. It is not available here, as on devices without it: requests fail with an error.
///
/// - Source: developer.apple.com/documentation/healthkit/hkhealthstore
open class HKHealthStore: NSObject, @unchecked Sendable {
    /// Creates a store.
    public override init() { super.init() }

    /// Whether health data is available: it is not.
    open class func isHealthDataAvailable() -> Bool { false }
    /// Whether the program may write data of a type: it was not decided.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

    /// Asks the user; fails, since health data is not available.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        fail(completion)
    }
    /// Asks whether the user would be asked; fails.
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(.unknown, HKError(.errorHealthDataUnavailable)) }
    }
    /// Asks the user; throws, since health data is not available.
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Saves an object; fails.
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        fail(completion)
    }
    /// Saves objects; fails.
    open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        fail(completion)
    }
    /// Saves an object; throws.
    open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Saves objects; throws.
    open func save(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Deletes an object; fails.
    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        fail(completion)
    }
    /// Runs a query; its handler is told the error.
    open func execute(_ query: HKQuery) { DispatchQueue.global().async { query.fail(HKError(.errorHealthDataUnavailable)) } }
    /// Ends a query.
    open func stop(_ query: HKQuery) {}
    /// The date of birth; throws.
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
    /// The sex; throws.
    open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorHealthDataUnavailable) }
    /// The type of blood; throws.
    open func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorHealthDataUnavailable) }
    /// Has the program told of new data; fails.
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        fail(completion)
    }

    private func fail(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) }
    }
}

/// Whether the program may write data of a type.
public enum HKAuthorizationStatus: Int, Sendable {
    /// It was not decided, not allowed, or allowed.
    case notDetermined, sharingDenied, sharingAuthorized
}

/// Whether the user would be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable {
    /// It is not known, the user would be asked, or was asked before.
    case unknown, shouldRequest, unnecessary
}

/// A sex.
public enum HKBiologicalSex: Int, Sendable {
    /// The values.
    case notSet, female, male, other
}

/// The user's sex. No store returns one here.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The value.
    open var biologicalSex: HKBiologicalSex { .notSet }
}

/// A type of blood.
public enum HKBloodType: Int, Sendable {
    /// The values.
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

/// The user's type of blood. No store returns one here.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The value.
    open var bloodType: HKBloodType { .notSet }
}

/// The rate at which a program is told of new data.
public enum HKUpdateFrequency: Int, Sendable {
    /// The intervals.
    case immediate = 1, hourly, daily, weekly
}

/// A type of health data.
///
/// - Source: developer.apple.com/documentation/healthkit/hkobjecttype
open class HKObjectType: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    init(identifier: String) { self.identifier = identifier }

    /// The type of quantities with an identifier.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    /// The type of categories with an identifier.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    /// The type of facts about the user with an identifier.
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        HKCharacteristicType(identifier: identifier.rawValue)
    }
    /// The type of workouts.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A fact about the user that does not change.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {}
/// A type of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// The type of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// A type of quantities.
///
/// - Source: developer.apple.com/documentation/healthkit/hkquantitytype
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Creates the type with an identifier.
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}
/// A type of categories.
///
/// - Source: developer.apple.com/documentation/healthkit/hkcategorytype
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// Creates the type with an identifier.
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// An identifier of a type of quantities.
///
/// - Source: developer.apple.com/documentation/healthkit/hkquantitytypeidentifier
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates an identifier from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

    /// Steps.
    public static let stepCount = Self("StepCount")
    /// The distance walked and run.
    public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
    /// The distance cycled.
    public static let distanceCycling = Self("DistanceCycling")
    /// The energy that activity took.
    public static let activeEnergyBurned = Self("ActiveEnergyBurned")
    /// The energy that resting took.
    public static let basalEnergyBurned = Self("BasalEnergyBurned")
    /// Floors climbed.
    public static let flightsClimbed = Self("FlightsClimbed")
    /// Heart beats per time.
    public static let heartRate = Self("HeartRate")
    /// Heart beats per time at rest.
    public static let restingHeartRate = Self("RestingHeartRate")
    /// The mass of the body.
    public static let bodyMass = Self("BodyMass")
    /// The body's mass by its height squared.
    public static let bodyMassIndex = Self("BodyMassIndex")
    /// The body's height.
    public static let height = Self("Height")
    /// The body's share of fat.
    public static let bodyFatPercentage = Self("BodyFatPercentage")
    /// The body's temperature.
    public static let bodyTemperature = Self("BodyTemperature")
    /// Glucose in the blood.
    public static let bloodGlucose = Self("BloodGlucose")
    /// The upper blood pressure.
    public static let bloodPressureSystolic = Self("BloodPressureSystolic")
    /// The lower blood pressure.
    public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
    /// Oxygen in the blood.
    public static let oxygenSaturation = Self("OxygenSaturation")
    /// Insulin delivered.
    public static let insulinDelivery = Self("InsulinDelivery")
    /// Carbohydrates eaten.
    public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
    /// Energy eaten.
    public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
    /// Water drunk.
    public static let dietaryWater = Self("DietaryWater")
    /// Protein eaten.
    public static let dietaryProtein = Self("DietaryProtein")
    /// Fat eaten.
    public static let dietaryFatTotal = Self("DietaryFatTotal")
    /// Sugar eaten.
    public static let dietarySugar = Self("DietarySugar")
    /// Fibre eaten.
    public static let dietaryFiber = Self("DietaryFiber")
    /// Sodium eaten.
    public static let dietarySodium = Self("DietarySodium")
    /// Caffeine eaten or drunk.
    public static let dietaryCaffeine = Self("DietaryCaffeine")
    /// The variation of the intervals between heart beats.
    public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
    /// Heart beats per time while walking.
    public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
    /// Breaths per time.
    public static let respiratoryRate = Self("RespiratoryRate")
    /// The greatest intake of oxygen.
    public static let vo2Max = Self("VO2Max")
    /// The body's mass without its fat.
    public static let leanBodyMass = Self("LeanBodyMass")
    /// The girth of the waist.
    public static let waistCircumference = Self("WaistCircumference")
    /// The distance swum.
    public static let distanceSwimming = Self("DistanceSwimming")
    /// Strokes swum.
    public static let swimmingStrokeCount = Self("SwimmingStrokeCount")
    /// Minutes of exercise.
    public static let appleExerciseTime = Self("AppleExerciseTime")
    /// Minutes of standing.
    public static let appleStandTime = Self("AppleStandTime")
}

/// An identifier of a type of categories.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates an identifier from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sleep.
    public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    /// Hours with a minute of standing.
    public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
    /// Minutes of attention to oneself.
    public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
}

/// A value of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    /// In bed, asleep, awake, or a phase of sleep.
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    /// Asleep.
    public static var asleep: Self { .asleepUnspecified }
}

/// The value of categories that have none.
public enum HKCategoryValue: Int, Sendable {
    /// None.
    case notApplicable
}

/// An identifier of a fact about the user.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates an identifier from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The sex.
    public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    /// The type of blood.
    public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
    /// The date of birth.
    public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
}

/// An object of health data.
///
/// - Source: developer.apple.com/documentation/healthkit/hkobject
open class HKObject: NSObject, @unchecked Sendable {
    /// The identifier.
    public let uuid = UUID()
    /// Further data of the object.
    public let metadata: [String: Any]?
    init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// Data of a time.
///
/// - Source: developer.apple.com/documentation/healthkit/hksample
open class HKSample: HKObject, @unchecked Sendable {
    /// The type.
    public let sampleType: HKSampleType
    /// The first moment.
    public let startDate: Date
    /// The last moment.
    public let endDate: Date
    init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata)
    }
}

/// A quantity of a time.
///
/// - Source: developer.apple.com/documentation/healthkit/hkquantitysample
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// The type.
    public let quantityType: HKQuantityType
    /// The quantity.
    public let quantity: HKQuantity

    /// Creates a sample.
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, metadata: nil)
    }
    /// Creates a sample with further data.
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]?
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(type: quantityType, start: startDate, end: endDate, metadata: metadata)
    }
}

/// A category of a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// The type.
    public let categoryType: HKCategoryType
    /// The value.
    public let value: Int
    /// Creates a sample.
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        self.init(type: type, value: value, start: startDate, end: endDate, metadata: nil)
    }
    /// Creates a sample with further data.
    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?) {
        (categoryType, self.value) = (type, value)
        super.init(type: type, start: startDate, end: endDate, metadata: metadata)
    }
}

/// The key of further data: whether the user typed the sample.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// The key of further data: the program's own name of the sample.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
