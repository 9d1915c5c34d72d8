// The types and selectors of the typographic features of fonts, as sources write them in settings of features.
//
// The numbers are those of the registry of font features of Apple's TrueType Reference Manual
// (developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html), whose names in C begin with k and end in
// Type or Selector. Of the fonts here only monospaced digits have an effect.

// MARK: Types of features

/// The type of the features of all typographic features.
public var kAllTypographicFeaturesType: Int { 0 }
/// The type of the features of ligatures.
public var kLigaturesType: Int { 1 }
/// The type of the features of cursive connection.
public var kCursiveConnectionType: Int { 2 }
/// The type of the features of letter case.
public var kLetterCaseType: Int { 3 }
/// The type of the features of vertical substitution.
public var kVerticalSubstitutionType: Int { 4 }
/// The type of the features of linguistic rearrangement.
public var kLinguisticRearrangementType: Int { 5 }
/// The type of the features of number spacing.
public var kNumberSpacingType: Int { 6 }
/// The type of the features of smart swash.
public var kSmartSwashType: Int { 8 }
/// The type of the features of diacritics.
public var kDiacriticsType: Int { 9 }
/// The type of the features of vertical position.
public var kVerticalPositionType: Int { 10 }
/// The type of the features of fractions.
public var kFractionsType: Int { 11 }
/// The type of the features of overlapping characters.
public var kOverlappingCharactersType: Int { 13 }
/// The type of the features of typographic extras.
public var kTypographicExtrasType: Int { 14 }
/// The type of the features of mathematical extras.
public var kMathematicalExtrasType: Int { 15 }
/// The type of the features of ornament sets.
public var kOrnamentSetsType: Int { 16 }
/// The type of the features of character alternatives.
public var kCharacterAlternativesType: Int { 17 }
/// The type of the features of design complexity.
public var kDesignComplexityType: Int { 18 }
/// The type of the features of style options.
public var kStyleOptionsType: Int { 19 }
/// The type of the features of character shape.
public var kCharacterShapeType: Int { 20 }
/// The type of the features of number case.
public var kNumberCaseType: Int { 21 }
/// The type of the features of text spacing.
public var kTextSpacingType: Int { 22 }
/// The type of the features of transliteration.
public var kTransliterationType: Int { 23 }
/// The type of the features of annotation.
public var kAnnotationType: Int { 24 }
/// The type of the features of kana spacing.
public var kKanaSpacingType: Int { 25 }
/// The type of the features of ideographic spacing.
public var kIdeographicSpacingType: Int { 26 }
/// The type of the features of unicode decomposition.
public var kUnicodeDecompositionType: Int { 27 }
/// The type of the features of ruby kana.
public var kRubyKanaType: Int { 28 }
/// The type of the features of cjksymbol alternatives.
public var kCJKSymbolAlternativesType: Int { 29 }
/// The type of the features of ideographic alternatives.
public var kIdeographicAlternativesType: Int { 30 }
/// The type of the features of cjkvertical roman placement.
public var kCJKVerticalRomanPlacementType: Int { 31 }
/// The type of the features of italic cjkroman.
public var kItalicCJKRomanType: Int { 32 }
/// The type of the features of case sensitive layout.
public var kCaseSensitiveLayoutType: Int { 33 }
/// The type of the features of alternate kana.
public var kAlternateKanaType: Int { 34 }
/// The type of the features of stylistic alternatives.
public var kStylisticAlternativesType: Int { 35 }
/// The type of the features of contextual alternates.
public var kContextualAlternatesType: Int { 36 }
/// The type of the features of lower case.
public var kLowerCaseType: Int { 37 }
/// The type of the features of upper case.
public var kUpperCaseType: Int { 38 }
/// The type of the features of language tag.
public var kLanguageTagType: Int { 39 }
/// The type of the features of cjkroman spacing.
public var kCJKRomanSpacingType: Int { 103 }

// MARK: Selectors of kAllTypographicFeaturesType

/// Turns all type features on.
public var kAllTypeFeaturesOnSelector: Int { 0 }
/// Turns all type features off.
public var kAllTypeFeaturesOffSelector: Int { 1 }

// MARK: Selectors of kLigaturesType

/// Turns required ligatures on.
public var kRequiredLigaturesOnSelector: Int { 0 }
/// Turns required ligatures off.
public var kRequiredLigaturesOffSelector: Int { 1 }
/// Turns common ligatures on.
public var kCommonLigaturesOnSelector: Int { 2 }
/// Turns common ligatures off.
public var kCommonLigaturesOffSelector: Int { 3 }
/// Turns rare ligatures on.
public var kRareLigaturesOnSelector: Int { 4 }
/// Turns rare ligatures off.
public var kRareLigaturesOffSelector: Int { 5 }
/// Turns logos on.
public var kLogosOnSelector: Int { 6 }
/// Turns logos off.
public var kLogosOffSelector: Int { 7 }
/// Turns rebus pictures on.
public var kRebusPicturesOnSelector: Int { 8 }
/// Turns rebus pictures off.
public var kRebusPicturesOffSelector: Int { 9 }
/// Turns diphthong ligatures on.
public var kDiphthongLigaturesOnSelector: Int { 10 }
/// Turns diphthong ligatures off.
public var kDiphthongLigaturesOffSelector: Int { 11 }
/// Turns squared ligatures on.
public var kSquaredLigaturesOnSelector: Int { 12 }
/// Turns squared ligatures off.
public var kSquaredLigaturesOffSelector: Int { 13 }
/// Turns abbrev squared ligatures on.
public var kAbbrevSquaredLigaturesOnSelector: Int { 14 }
/// Turns abbrev squared ligatures off.
public var kAbbrevSquaredLigaturesOffSelector: Int { 15 }
/// Turns symbol ligatures on.
public var kSymbolLigaturesOnSelector: Int { 16 }
/// Turns symbol ligatures off.
public var kSymbolLigaturesOffSelector: Int { 17 }
/// Turns contextual ligatures on.
public var kContextualLigaturesOnSelector: Int { 18 }
/// Turns contextual ligatures off.
public var kContextualLigaturesOffSelector: Int { 19 }
/// Turns historical ligatures on.
public var kHistoricalLigaturesOnSelector: Int { 20 }
/// Turns historical ligatures off.
public var kHistoricalLigaturesOffSelector: Int { 21 }

// MARK: Selectors of kCursiveConnectionType

/// Chooses unconnected.
public var kUnconnectedSelector: Int { 0 }
/// Chooses partially connected.
public var kPartiallyConnectedSelector: Int { 1 }
/// Chooses cursive.
public var kCursiveSelector: Int { 2 }

// MARK: Selectors of kLetterCaseType

/// Chooses upper and lower case.
public var kUpperAndLowerCaseSelector: Int { 0 }
/// Chooses all caps.
public var kAllCapsSelector: Int { 1 }
/// Chooses all lower case.
public var kAllLowerCaseSelector: Int { 2 }
/// Chooses small caps.
public var kSmallCapsSelector: Int { 3 }
/// Chooses initial caps.
public var kInitialCapsSelector: Int { 4 }
/// Chooses initial caps and small caps.
public var kInitialCapsAndSmallCapsSelector: Int { 5 }

// MARK: Selectors of kVerticalSubstitutionType

/// Turns substitute vertical forms on.
public var kSubstituteVerticalFormsOnSelector: Int { 0 }
/// Turns substitute vertical forms off.
public var kSubstituteVerticalFormsOffSelector: Int { 1 }

// MARK: Selectors of kLinguisticRearrangementType

/// Turns linguistic rearrangement on.
public var kLinguisticRearrangementOnSelector: Int { 0 }
/// Turns linguistic rearrangement off.
public var kLinguisticRearrangementOffSelector: Int { 1 }

// MARK: Selectors of kNumberSpacingType

/// Chooses monospaced numbers.
public var kMonospacedNumbersSelector: Int { 0 }
/// Chooses proportional numbers.
public var kProportionalNumbersSelector: Int { 1 }
/// Chooses third width numbers.
public var kThirdWidthNumbersSelector: Int { 2 }
/// Chooses quarter width numbers.
public var kQuarterWidthNumbersSelector: Int { 3 }

// MARK: Selectors of kSmartSwashType

/// Turns word initial swashes on.
public var kWordInitialSwashesOnSelector: Int { 0 }
/// Turns word initial swashes off.
public var kWordInitialSwashesOffSelector: Int { 1 }
/// Turns word final swashes on.
public var kWordFinalSwashesOnSelector: Int { 2 }
/// Turns word final swashes off.
public var kWordFinalSwashesOffSelector: Int { 3 }
/// Turns line initial swashes on.
public var kLineInitialSwashesOnSelector: Int { 4 }
/// Turns line initial swashes off.
public var kLineInitialSwashesOffSelector: Int { 5 }
/// Turns line final swashes on.
public var kLineFinalSwashesOnSelector: Int { 6 }
/// Turns line final swashes off.
public var kLineFinalSwashesOffSelector: Int { 7 }
/// Turns non final swashes on.
public var kNonFinalSwashesOnSelector: Int { 8 }
/// Turns non final swashes off.
public var kNonFinalSwashesOffSelector: Int { 9 }

// MARK: Selectors of kDiacriticsType

/// Chooses show diacritics.
public var kShowDiacriticsSelector: Int { 0 }
/// Chooses hide diacritics.
public var kHideDiacriticsSelector: Int { 1 }
/// Chooses decompose diacritics.
public var kDecomposeDiacriticsSelector: Int { 2 }

// MARK: Selectors of kVerticalPositionType

/// Chooses normal position.
public var kNormalPositionSelector: Int { 0 }
/// Chooses superiors.
public var kSuperiorsSelector: Int { 1 }
/// Chooses inferiors.
public var kInferiorsSelector: Int { 2 }
/// Chooses ordinals.
public var kOrdinalsSelector: Int { 3 }
/// Chooses scientific inferiors.
public var kScientificInferiorsSelector: Int { 4 }

// MARK: Selectors of kFractionsType

/// Chooses no fractions.
public var kNoFractionsSelector: Int { 0 }
/// Chooses vertical fractions.
public var kVerticalFractionsSelector: Int { 1 }
/// Chooses diagonal fractions.
public var kDiagonalFractionsSelector: Int { 2 }

// MARK: Selectors of kOverlappingCharactersType

/// Turns prevent overlap on.
public var kPreventOverlapOnSelector: Int { 0 }
/// Turns prevent overlap off.
public var kPreventOverlapOffSelector: Int { 1 }

// MARK: Selectors of kTypographicExtrasType

/// Turns hyphens to em dash on.
public var kHyphensToEmDashOnSelector: Int { 0 }
/// Turns hyphens to em dash off.
public var kHyphensToEmDashOffSelector: Int { 1 }
/// Turns hyphen to en dash on.
public var kHyphenToEnDashOnSelector: Int { 2 }
/// Turns hyphen to en dash off.
public var kHyphenToEnDashOffSelector: Int { 3 }
/// Turns slashed zero on.
public var kSlashedZeroOnSelector: Int { 4 }
/// Turns slashed zero off.
public var kSlashedZeroOffSelector: Int { 5 }
/// Turns form interrobang on.
public var kFormInterrobangOnSelector: Int { 6 }
/// Turns form interrobang off.
public var kFormInterrobangOffSelector: Int { 7 }
/// Turns smart quotes on.
public var kSmartQuotesOnSelector: Int { 8 }
/// Turns smart quotes off.
public var kSmartQuotesOffSelector: Int { 9 }
/// Turns periods to ellipsis on.
public var kPeriodsToEllipsisOnSelector: Int { 10 }
/// Turns periods to ellipsis off.
public var kPeriodsToEllipsisOffSelector: Int { 11 }

// MARK: Selectors of kMathematicalExtrasType

/// Turns hyphen to minus on.
public var kHyphenToMinusOnSelector: Int { 0 }
/// Turns hyphen to minus off.
public var kHyphenToMinusOffSelector: Int { 1 }
/// Turns asterisk to multiply on.
public var kAsteriskToMultiplyOnSelector: Int { 2 }
/// Turns asterisk to multiply off.
public var kAsteriskToMultiplyOffSelector: Int { 3 }
/// Turns slash to divide on.
public var kSlashToDivideOnSelector: Int { 4 }
/// Turns slash to divide off.
public var kSlashToDivideOffSelector: Int { 5 }
/// Turns inequality ligatures on.
public var kInequalityLigaturesOnSelector: Int { 6 }
/// Turns inequality ligatures off.
public var kInequalityLigaturesOffSelector: Int { 7 }
/// Turns exponents on.
public var kExponentsOnSelector: Int { 8 }
/// Turns exponents off.
public var kExponentsOffSelector: Int { 9 }
/// Turns mathematical greek on.
public var kMathematicalGreekOnSelector: Int { 10 }
/// Turns mathematical greek off.
public var kMathematicalGreekOffSelector: Int { 11 }

// MARK: Selectors of kOrnamentSetsType

/// Chooses no ornaments.
public var kNoOrnamentsSelector: Int { 0 }
/// Chooses dingbats.
public var kDingbatsSelector: Int { 1 }
/// Chooses pi characters.
public var kPiCharactersSelector: Int { 2 }
/// Chooses fleurons.
public var kFleuronsSelector: Int { 3 }
/// Chooses decorative borders.
public var kDecorativeBordersSelector: Int { 4 }
/// Chooses international symbols.
public var kInternationalSymbolsSelector: Int { 5 }
/// Chooses math symbols.
public var kMathSymbolsSelector: Int { 6 }

// MARK: Selectors of kCharacterAlternativesType

/// Chooses no alternates.
public var kNoAlternatesSelector: Int { 0 }

// MARK: Selectors of kDesignComplexityType

/// Chooses design level1.
public var kDesignLevel1Selector: Int { 0 }
/// Chooses design level2.
public var kDesignLevel2Selector: Int { 1 }
/// Chooses design level3.
public var kDesignLevel3Selector: Int { 2 }
/// Chooses design level4.
public var kDesignLevel4Selector: Int { 3 }
/// Chooses design level5.
public var kDesignLevel5Selector: Int { 4 }

// MARK: Selectors of kStyleOptionsType

/// Chooses no style options.
public var kNoStyleOptionsSelector: Int { 0 }
/// Chooses display text.
public var kDisplayTextSelector: Int { 1 }
/// Chooses engraved text.
public var kEngravedTextSelector: Int { 2 }
/// Chooses illuminated caps.
public var kIlluminatedCapsSelector: Int { 3 }
/// Chooses titling caps.
public var kTitlingCapsSelector: Int { 4 }
/// Chooses tall caps.
public var kTallCapsSelector: Int { 5 }

// MARK: Selectors of kNumberCaseType

/// Chooses lower case numbers.
public var kLowerCaseNumbersSelector: Int { 0 }
/// Chooses upper case numbers.
public var kUpperCaseNumbersSelector: Int { 1 }

// MARK: Selectors of kTextSpacingType

/// Chooses proportional text.
public var kProportionalTextSelector: Int { 0 }
/// Chooses monospaced text.
public var kMonospacedTextSelector: Int { 1 }
/// Chooses half width text.
public var kHalfWidthTextSelector: Int { 2 }
/// Chooses third width text.
public var kThirdWidthTextSelector: Int { 3 }
/// Chooses quarter width text.
public var kQuarterWidthTextSelector: Int { 4 }
/// Chooses alt proportional text.
public var kAltProportionalTextSelector: Int { 5 }
/// Chooses alt half width text.
public var kAltHalfWidthTextSelector: Int { 6 }

// MARK: Selectors of kKanaSpacingType

/// Chooses full width kana.
public var kFullWidthKanaSelector: Int { 0 }
/// Chooses proportional kana.
public var kProportionalKanaSelector: Int { 1 }

// MARK: Selectors of kIdeographicSpacingType

/// Chooses full width ideographs.
public var kFullWidthIdeographsSelector: Int { 0 }
/// Chooses proportional ideographs.
public var kProportionalIdeographsSelector: Int { 1 }
/// Chooses half width ideographs.
public var kHalfWidthIdeographsSelector: Int { 2 }

// MARK: Selectors of kCaseSensitiveLayoutType

/// Turns case sensitive layout on.
public var kCaseSensitiveLayoutOnSelector: Int { 0 }
/// Turns case sensitive layout off.
public var kCaseSensitiveLayoutOffSelector: Int { 1 }
/// Turns case sensitive spacing on.
public var kCaseSensitiveSpacingOnSelector: Int { 2 }
/// Turns case sensitive spacing off.
public var kCaseSensitiveSpacingOffSelector: Int { 3 }

// MARK: Selectors of kAlternateKanaType

/// Turns alternate horiz kana on.
public var kAlternateHorizKanaOnSelector: Int { 0 }
/// Turns alternate horiz kana off.
public var kAlternateHorizKanaOffSelector: Int { 1 }
/// Turns alternate vert kana on.
public var kAlternateVertKanaOnSelector: Int { 2 }
/// Turns alternate vert kana off.
public var kAlternateVertKanaOffSelector: Int { 3 }

// MARK: Selectors of kStylisticAlternativesType

/// No stylistic alternates.
public var kNoStylisticAlternatesSelector: Int { 0 }
/// Turns stylistic alt one on.
public var kStylisticAltOneOnSelector: Int { 2 }
/// Turns stylistic alt one off.
public var kStylisticAltOneOffSelector: Int { 3 }
/// Turns stylistic alt two on.
public var kStylisticAltTwoOnSelector: Int { 4 }
/// Turns stylistic alt two off.
public var kStylisticAltTwoOffSelector: Int { 5 }
/// Turns stylistic alt three on.
public var kStylisticAltThreeOnSelector: Int { 6 }
/// Turns stylistic alt three off.
public var kStylisticAltThreeOffSelector: Int { 7 }
/// Turns stylistic alt four on.
public var kStylisticAltFourOnSelector: Int { 8 }
/// Turns stylistic alt four off.
public var kStylisticAltFourOffSelector: Int { 9 }
/// Turns stylistic alt five on.
public var kStylisticAltFiveOnSelector: Int { 10 }
/// Turns stylistic alt five off.
public var kStylisticAltFiveOffSelector: Int { 11 }
/// Turns stylistic alt six on.
public var kStylisticAltSixOnSelector: Int { 12 }
/// Turns stylistic alt six off.
public var kStylisticAltSixOffSelector: Int { 13 }
/// Turns stylistic alt seven on.
public var kStylisticAltSevenOnSelector: Int { 14 }
/// Turns stylistic alt seven off.
public var kStylisticAltSevenOffSelector: Int { 15 }
/// Turns stylistic alt eight on.
public var kStylisticAltEightOnSelector: Int { 16 }
/// Turns stylistic alt eight off.
public var kStylisticAltEightOffSelector: Int { 17 }
/// Turns stylistic alt nine on.
public var kStylisticAltNineOnSelector: Int { 18 }
/// Turns stylistic alt nine off.
public var kStylisticAltNineOffSelector: Int { 19 }
/// Turns stylistic alt ten on.
public var kStylisticAltTenOnSelector: Int { 20 }
/// Turns stylistic alt ten off.
public var kStylisticAltTenOffSelector: Int { 21 }
/// Turns stylistic alt eleven on.
public var kStylisticAltElevenOnSelector: Int { 22 }
/// Turns stylistic alt eleven off.
public var kStylisticAltElevenOffSelector: Int { 23 }
/// Turns stylistic alt twelve on.
public var kStylisticAltTwelveOnSelector: Int { 24 }
/// Turns stylistic alt twelve off.
public var kStylisticAltTwelveOffSelector: Int { 25 }
/// Turns stylistic alt thirteen on.
public var kStylisticAltThirteenOnSelector: Int { 26 }
/// Turns stylistic alt thirteen off.
public var kStylisticAltThirteenOffSelector: Int { 27 }
/// Turns stylistic alt fourteen on.
public var kStylisticAltFourteenOnSelector: Int { 28 }
/// Turns stylistic alt fourteen off.
public var kStylisticAltFourteenOffSelector: Int { 29 }
/// Turns stylistic alt fifteen on.
public var kStylisticAltFifteenOnSelector: Int { 30 }
/// Turns stylistic alt fifteen off.
public var kStylisticAltFifteenOffSelector: Int { 31 }
/// Turns stylistic alt sixteen on.
public var kStylisticAltSixteenOnSelector: Int { 32 }
/// Turns stylistic alt sixteen off.
public var kStylisticAltSixteenOffSelector: Int { 33 }
/// Turns stylistic alt seventeen on.
public var kStylisticAltSeventeenOnSelector: Int { 34 }
/// Turns stylistic alt seventeen off.
public var kStylisticAltSeventeenOffSelector: Int { 35 }
/// Turns stylistic alt eighteen on.
public var kStylisticAltEighteenOnSelector: Int { 36 }
/// Turns stylistic alt eighteen off.
public var kStylisticAltEighteenOffSelector: Int { 37 }
/// Turns stylistic alt nineteen on.
public var kStylisticAltNineteenOnSelector: Int { 38 }
/// Turns stylistic alt nineteen off.
public var kStylisticAltNineteenOffSelector: Int { 39 }
/// Turns stylistic alt twenty on.
public var kStylisticAltTwentyOnSelector: Int { 40 }
/// Turns stylistic alt twenty off.
public var kStylisticAltTwentyOffSelector: Int { 41 }

// MARK: Selectors of kContextualAlternatesType

/// Turns contextual alternates on.
public var kContextualAlternatesOnSelector: Int { 0 }
/// Turns contextual alternates off.
public var kContextualAlternatesOffSelector: Int { 1 }
/// Turns swash alternates on.
public var kSwashAlternatesOnSelector: Int { 2 }
/// Turns swash alternates off.
public var kSwashAlternatesOffSelector: Int { 3 }
/// Turns contextual swash alternates on.
public var kContextualSwashAlternatesOnSelector: Int { 4 }
/// Turns contextual swash alternates off.
public var kContextualSwashAlternatesOffSelector: Int { 5 }

// MARK: Selectors of kLowerCaseType

/// Chooses default lower case.
public var kDefaultLowerCaseSelector: Int { 0 }
/// Chooses lower case small caps.
public var kLowerCaseSmallCapsSelector: Int { 1 }
/// Chooses lower case petite caps.
public var kLowerCasePetiteCapsSelector: Int { 2 }

// MARK: Selectors of kUpperCaseType

/// Chooses default upper case.
public var kDefaultUpperCaseSelector: Int { 0 }
/// Chooses upper case small caps.
public var kUpperCaseSmallCapsSelector: Int { 1 }
/// Chooses upper case petite caps.
public var kUpperCasePetiteCapsSelector: Int { 2 }

// MARK: Selectors of kCJKRomanSpacingType

/// Chooses half width cjkroman.
public var kHalfWidthCJKRomanSelector: Int { 0 }
/// Chooses proportional cjkroman.
public var kProportionalCJKRomanSelector: Int { 1 }
/// Chooses default cjkroman.
public var kDefaultCJKRomanSelector: Int { 2 }
/// Chooses full width cjkroman.
public var kFullWidthCJKRomanSelector: Int { 3 }
