// Names of C's that Swift has on Apple's platforms and Linux lacks.

/// The greatest `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The greatest `Float`, as the repeat count of animations that never end.
public let HUGE = MAXFLOAT
/// Infinity.
public let HUGE_VAL = Double.infinity
/// Infinity.
public let HUGE_VALF = Float.infinity
