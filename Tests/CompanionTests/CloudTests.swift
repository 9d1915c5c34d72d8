import CloudKit
import CoreLocation
import Foundation
import Testing

/// Records and requests of CloudKit, without an account.
@Suite struct CloudTests {
    /// - Source: developer.apple.com/documentation/cloudkit/ckrecord, the types of values.
    @Test func recordsKeepTheirTypes() {
        let record = CKRecord(recordType: "Place")
        record["name"] = "Harbour"
        record["visits"] = 3
        record["isOpen"] = true
        record["where"] = CLLocation(latitude: 54, longitude: 10)
        record["tags"] = ["sea", "ships"]
        record["owner"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "me"), action: .deleteSelf)
        record.setValue(NSArray(array: [1, 2]), forKey: "list")
        #expect(record["visits"] as? Int == 3 && record["isOpen"] as? Bool == true && record["visits"] as? Double == 3)
        #expect((record["where"] as? CLLocation)?.coordinate.latitude == 54 && record["tags"] as? [String] == ["sea", "ships"])
        let reference = CKRecord.Reference(recordID: CKRecord.ID(recordName: "me"), action: .deleteSelf)
        #expect(record["owner"] as? CKRecord.Reference == reference && CKRecord.ReferenceAction.deleteSelf.rawValue == 1)
        record["name"] = nil as String?
        #expect(record["name"] == nil && record.changedKeys().contains("name") && !record.allKeys().contains("name"))
    }

    @Test func otherValuesEndTheProgram() async throws {
        let dictionary = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CKRecord(recordType: "Place").setValue(["key": "value"], forKey: "data")
        }
        #expect(try text(of: dictionary).contains("NSInvalidArgumentException"))
        let elements = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CKRecord(recordType: "Place").setValue([URL(fileURLWithPath: "/")], forKey: "data")
        }
        #expect(try text(of: elements).contains("URL"))
    }

    private func text(of result: ExitTest.Result?) throws -> String {
        String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    }

    @Test func changesAreNotFetched() async {
        let database = CKContainer.default().privateCloudDatabase
        let changes = CKFetchDatabaseChangesOperation(previousServerChangeToken: nil)
        let first: (any Error)? = await withCheckedContinuation { next in
            changes.fetchDatabaseChangesCompletionBlock = { _, _, error in next.resume(returning: error) }
            database.add(changes)
        }
        #expect((first as? CKError)?.code == .notAuthenticated)
        let zones = CKFetchRecordZoneChangesOperation(recordZoneIDs: [.default])
        let second: Result<Void, any Error> = await withCheckedContinuation { next in
            zones.fetchRecordZoneChangesResultBlock = { next.resume(returning: $0) }
            database.add(zones)
        }
        #expect(throws: CKError(.notAuthenticated)) { try second.get() }
        await #expect(throws: CKError(.notAuthenticated)) {
            try await database.modifyRecords(saving: [CKRecord(recordType: "Place")], deleting: [])
        }
    }
}
