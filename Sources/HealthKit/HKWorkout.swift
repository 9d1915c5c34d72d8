public import Foundation

/// A workout of a time.
///
/// - Source: developer.apple.com/documentation/healthkit/hkworkout
open class HKWorkout: HKSample, @unchecked Sendable {
    /// The activity.
    public let workoutActivityType: HKWorkoutActivityType
    /// The duration, in seconds.
    public let duration: TimeInterval
    /// The energy that the workout took.
    public let totalEnergyBurned: HKQuantity?
    /// The distance.
    public let totalDistance: HKQuantity?

    /// Creates a workout.
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate,
            duration: endDate.timeIntervalSince(startDate), totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
    }
    /// Creates a workout with the energy and the distance that it took.
    public init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        (self.workoutActivityType, self.duration) = (workoutActivityType, duration)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        super.init(type: HKObjectType.workoutType(), start: startDate, end: endDate, metadata: metadata)
    }
}

/// An activity of workouts.
///
/// - Source: developer.apple.com/documentation/healthkit/hkworkoutactivitytype
public enum HKWorkoutActivityType: UInt, Sendable {
    /// The activities.
    case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing
    case climbing, cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical
    case equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking
    case hockey, hunting, lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play
    case preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer
    case softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
    case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga
    case barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining
    case jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace
    case wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming
    case cardioDance, socialDance, pickleball, cooldown, swimBikeRun, transition, underwaterDiving
    case other = 3000
}
