/// The feature type of number spacing. The numbers are those of Apple's font format, which UIKit re-exports through
/// Core Text.
///
/// - Source: developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html
public let kNumberSpacingType = 6
/// Monospaced digits.
public let kMonospacedNumbersSelector = 0
/// Proportional digits.
public let kProportionalNumbersSelector = 1
/// The feature type of lowercase letters.
public let kLowerCaseType = 37
/// Lowercase letters are unchanged.
public let kDefaultLowerCaseSelector = 0
/// Lowercase letters become small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// The feature type of uppercase letters.
public let kUpperCaseType = 38
/// Uppercase letters become small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// The feature type of stylistic alternatives.
public let kStylisticAlternativesType = 35
/// The feature type of fractions.
public let kFractionsType = 11
/// Diagonal fractions.
public let kDiagonalFractionsSelector = 2
