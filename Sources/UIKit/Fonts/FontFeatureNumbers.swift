/// Numbers of font features, as Apple's font format names them; UIKit's clients find them through Core Text.
///
/// - Source: developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// What becomes of small letters.
public let kLowerCaseType = 37
/// Small letters stay.
public let kDefaultLowerCaseSelector = 0
/// Small letters become small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// What becomes of capitals.
public let kUpperCaseType = 38
/// Capitals become small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Other shapes of letters.
public let kStylisticAlternativesType = 35
/// How fractions look.
public let kFractionsType = 11
/// Fractions have a slanted line.
public let kDiagonalFractionsSelector = 2
