// C constants that Swift has on Apple's platforms and not on Linux.

/// The largest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest finite `Float`, used as the repeat count of endless animations.
public let HUGE = MAXFLOAT
/// Infinity.
public let HUGE_VAL = Double.infinity
/// Infinity.
public let HUGE_VALF = Float.infinity
