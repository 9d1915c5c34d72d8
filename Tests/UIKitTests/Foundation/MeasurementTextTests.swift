import Foundation
import Testing
import UIKit

/// The units are those of the Unicode CLDR: unicode.org/reports/tr35/tr35-info.html#Unit_Preferences.
@Suite struct MeasurementTextTests {
    private let unitedStates = Locale(identifier: "en_US")
    private let germany = Locale(identifier: "de_DE")
    private let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    private let temperature = Measurement(value: 20, unit: UnitTemperature.celsius)

    @Test func unitsAreThoseOfTheCountry() {
        #expect(distance.formatted(.measurement(width: .wide).locale(unitedStates)) == "3.1 miles")
        #expect(distance.formatted(.measurement(width: .wide).locale(germany)) == "5 Kilometer")
        #expect(distance.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(unitedStates)) == "5 km")
        #expect(distance.formatted(.measurement(width: .narrow, usage: .asProvided).locale(unitedStates)) == "5km")
        let height = Measurement(value: 180, unit: UnitLength.centimeters)
        #expect(height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(unitedStates)) == "5 ft, 11 in")
        #expect(height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(germany)) == "180 cm")
    }

    @Test func numbersHaveTheirOwnStyle() {
        let twoDigits = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
        let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: unitedStates, numberFormatStyle: twoDigits)
        #expect(style.format(distance) == "3.11 miles")
        let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
        let one = Measurement(value: 1.2, unit: UnitLength.kilometers)
        #expect(
            one.formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: whole).locale(unitedStates))
                == "1 kilometer")
    }

    @Test func temperaturesMayLackTheirScale() {
        #expect(temperature.formatted(.measurement(width: .abbreviated, usage: .weather).locale(unitedStates)) == "68°F")
        #expect(temperature.formatted(.measurement(usage: .weather, hidesScaleName: true).locale(unitedStates)) == "68°")
        #expect(temperature.formatted(.measurement(usage: .asProvided, hidesScaleName: true).locale(unitedStates)) == "20°")
    }

    @Test func formattersFollowTheirOptions() {
        let formatter = MeasurementFormatter()
        formatter.locale = unitedStates
        #expect(formatter.string(from: distance) == "3.107 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: distance) == "5 km")
        formatter.unitStyle = .long
        formatter.numberFormatter.minimumFractionDigits = 1
        #expect(formatter.string(from: distance) == "5.0 kilometers")
        #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
        #expect(formatter.string(from: Measurement(value: 2, unit: Unit(symbol: "apples"))) == "2.0 apples")
        #expect(formatter.string(for: distance) == "5.0 kilometers")
        #expect(formatter.string(for: "5") == nil)
    }

    @Test func stylesAreArchived() throws {
        let style = Measurement<UnitLength>.FormatStyle(width: .narrow, locale: unitedStates, usage: .road)
        #expect(try JSONDecoder().decode(Measurement<UnitLength>.FormatStyle.self, from: JSONEncoder().encode(style)) == style)
    }

    @Test func namesHaveStyles() {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Mara", "Lee", "Stone")
        (name.nameSuffix, name.nickname) = ("Jr.", "Mo")
        #expect(name.formatted() == "Mara Stone")
        #expect(name.formatted(.name(style: .long)) == "Dr. Mara Lee Stone Jr.")
        #expect(name.formatted(.name(style: .short)) == "Mo")
        #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated) == "MS")
        let formatter = PersonNameComponentsFormatter()
        #expect(formatter.string(for: name) == "Mara Stone")
        #expect(formatter.personNameComponents(from: "Mara Lee Stone")?.familyName == "Stone")
        #expect(formatter.personNameComponents(from: "Mara Lee Stone")?.middleName == "Lee")
        (name.givenName, name.familyName) = ("太郎", "山田")
        #expect(name.formatted() == "山田太郎")
    }

    @Test func foldersOfTheUserHaveNames() {
        #expect(URL.documentsDirectory == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
        #expect(URL.cachesDirectory == FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
        #expect(URL.libraryDirectory.lastPathComponent == "Library")
    }
}
