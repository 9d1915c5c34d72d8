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

    private func length(_ metres: Double, _ usage: MeasurementFormatUnitUsage<UnitLength>) -> String {
        let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: unitedStates, usage: usage)
        return Measurement(value: metres, unit: UnitLength.meters).formatted(style)
    }

    @Test func usagesDecideUnits() {
        #expect(length(0.05, .focalLength) == "50 mm" && length(0.05, .rainfall) == "2 in" && length(0.05, .snowfall) == "2 in")
        #expect(length(5_000, .road) == "3.1 mi" && length(900, .visibility) == "2,953 ft" && length(1.5, .person) == "59 in")
        let energy = Measurement(value: 300, unit: UnitEnergy.kilojoules)
        #expect(energy.formatted(.measurement(width: .abbreviated, usage: .food).locale(unitedStates)) == "72 Cal")
        #expect(energy.formatted(.measurement(width: .abbreviated, usage: .workout).locale(unitedStates)) == "72 Cal")
        let weight = Measurement(value: 70, unit: UnitMass.kilograms)
        #expect(weight.formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(unitedStates)) == "154 lb")
        let milk = Measurement(value: 2, unit: UnitVolume.liters)
        #expect(milk.formatted(.measurement(width: .abbreviated, usage: .liquid).locale(unitedStates)) == "2.1 qt")
        let body = Measurement(value: 37, unit: UnitTemperature.celsius)
        #expect(body.formatted(.measurement(width: .abbreviated, usage: .person).locale(unitedStates)) == "99°F")
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
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        formatter.unitStyle = .short
        #expect(formatter.string(from: temperature) == "20.0°")
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
        name.phoneticRepresentation = PersonNameComponents(givenName: "MAH-rah")
        formatter.isPhonetic = true
        #expect(formatter.string(from: name) == "MAH-rah")
        formatter.isPhonetic = false
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
