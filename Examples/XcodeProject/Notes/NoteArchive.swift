import CoreData

/// Xcode writes the properties, and the class of the other entity.
@objc(Folder)
public class Folder: NSManagedObject {
    var texts: [String] { (entries?.array as? [Entry] ?? []).compactMap(\.text) }
}

/// Notes that are kept.
final class NoteArchive {
    let container: NSPersistentContainer

    init(inMemory: Bool) {
        container = NSPersistentContainer(name: "Archive")
        if inMemory { container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null") }
        container.loadPersistentStores { _, error in
            if let error { fatalError("\(error)") }
        }
    }

    func keep(_ texts: [String], in title: String) throws -> Folder {
        let folder = Folder(context: container.viewContext)
        folder.title = title
        for (number, text) in texts.enumerated() {
            let entry = Entry(context: container.viewContext)
            (entry.text, entry.number) = (text, Int32(number))
            folder.addToEntries(entry)
        }
        try container.viewContext.save()
        return folder
    }

    func entries() throws -> [Entry] {
        let request: NSFetchRequest<Entry> = Entry.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Entry.number, ascending: false)]
        return try container.viewContext.fetch(request)
    }
}
