import CoreData
import SeededRandom
import Testing

/// Random edits of people, teams and tags, held against values that say what they mean.
@Suite @MainActor struct RandomEditTests {
    /// What the objects are, by their names.
    struct Plain: Equatable {
        var ages: [String: Int16] = [:]
        /// The members of teams in order.
        var members: [String: [String]] = [:]
        /// The people of tags.
        var people: [String: Set<String>] = [:]

        mutating func leaveTeams(_ person: String) { for team in members.keys { members[team]?.removeAll { $0 == person } } }
        mutating func delete(person: String) {
            leaveTeams(person)
            for tag in people.keys { people[tag]?.remove(person) }
            ages[person] = nil
        }
    }

    /// A context with the values that its objects ought to have.
    @MainActor final class Trial {
        let context: NSManagedObjectContext
        var (plain, saved, undone) = (Plain(), Plain(), [Plain]())
        var random: SplitMix
        var count = 0

        init(seed: Int, _ context: NSManagedObjectContext) {
            (random, self.context) = (SplitMix(seed: seed), context)
            context.undoManager = UndoManager()
            context.undoManager?.groupsByEvent = false
        }

        func object<Object: NSManagedObject>(_ key: String, _ name: String, _: Object.Type = Object.self) throws -> Object {
            let request = NSFetchRequest<Object>(entityName: String(describing: Object.self))
            request.predicate = NSPredicate(format: "%K == %@", key, name)
            return try #require(try context.fetch(request).first, "\(name)")
        }
        func person(_ name: String) throws -> Person { try object("name", name) }
        func team(_ name: String) throws -> Team { try object("title", name) }
        func tag(_ name: String) throws -> Tag { try object("word", name) }

        func step() throws -> String {
            let (people, teams, tags) = (plain.ages.keys.sorted(), plain.members.keys.sorted(), plain.people.keys.sorted())
            let kind = random.below(14)
            if kind == 11 { return try save() }
            if kind == 12 { return rollback() }
            if kind == 13 { return undo() }
            guard kind < 4 || (!people.isEmpty && !teams.isEmpty && !tags.isEmpty) else { return "nothing" }
            let before = plain
            context.undoManager?.beginUndoGrouping()
            let text = try edit(kind, people, teams, tags)
            context.processPendingChanges()
            context.undoManager?.endUndoGrouping()
            undone.append(before)
            return text
        }

        private func edit(_ kind: Int, _ people: [String], _ teams: [String], _ tags: [String]) throws -> String {
            count += 1
            switch kind {
            case 0, 1:
                context.person("p\(count)", 1)
                plain.ages["p\(count)"] = 1
                return "insert p\(count)"
            case 2:
                context.team("t\(count)")
                plain.members["t\(count)"] = []
                return "insert t\(count)"
            case 3:
                Tag(context: context).word = "g\(count)"
                plain.people["g\(count)"] = []
                return "insert g\(count)"
            default: break
            }
            let (name, team, tag) = (random.pick(people), random.pick(teams), random.pick(tags))
            switch kind {
            case 4: return try grow(name)
            case 5: return try move(name, to: random.flip() ? team : nil)
            case 6: return try set(members: people.filter { _ in random.flip() }, of: team)
            case 7: return try set(tags: tags.filter { _ in random.flip() }, of: name)
            case 8:
                context.delete(try person(name))
                plain.delete(person: name)
                return "delete \(name)"
            case 9:
                context.delete(try self.team(team))
                plain.members[team] = nil
                return "delete \(team)"
            default:
                context.delete(try self.tag(tag))
                plain.people[tag] = nil
                return "delete \(tag)"
            }
        }

        private func grow(_ name: String) throws -> String {
            try person(name).age += 1
            plain.ages[name]? += 1
            return "grow \(name)"
        }

        private func move(_ name: String, to team: String?) throws -> String {
            try person(name).team = team.map { try self.team($0) }
            if let team, plain.members[team]?.contains(name) == true { return "leave \(name) in \(team)" }
            plain.leaveTeams(name)
            if let team { plain.members[team]?.append(name) }
            return "move \(name) to \(team ?? "none")"
        }

        private func set(members names: [String], of team: String) throws -> String {
            let names = names.shuffled(using: &random)
            try self.team(team).members = NSOrderedSet(array: names.map { try person($0) })
            for name in names { plain.leaveTeams(name) }
            plain.members[team] = names
            return "members of \(team): \(names)"
        }

        private func set(tags names: [String], of person: String) throws -> String {
            try self.person(person).tagSet = Set(names.map { try tag($0) })
            for tag in plain.people.keys {
                if names.contains(tag) { plain.people[tag]?.insert(person) } else { plain.people[tag]?.remove(person) }
            }
            return "tags of \(person): \(names)"
        }

        private func save() throws -> String {
            try context.save()
            context.undoManager?.removeAllActions()
            (saved, undone) = (plain, [])
            return "save"
        }

        private func rollback() -> String {
            context.rollback()
            (plain, undone) = (saved, [])
            return "rollback"
        }

        private func undo() -> String {
            guard let before = undone.popLast() else { return "nothing to undo" }
            context.undo()
            plain = before
            return "undo"
        }

        /// What the objects are, read from those of a context; both sides of relationships have to agree.
        func found(in context: NSManagedObjectContext) throws -> Plain {
            var found = Plain()
            for person in try context.fetch(NSFetchRequest<Person>(entityName: "Person")) {
                found.ages[person.name ?? ""] = person.age
                if let team = person.team { #expect(team.members?.contains(person) == true, "\(person)") }
                for tag in person.tagSet { #expect(tag.people?.contains(person) == true) }
            }
            for team in try context.fetch(NSFetchRequest<Team>(entityName: "Team")) {
                let members = team.members?.array as? [Person] ?? []
                found.members[team.title] = members.compactMap(\.name)
                for person in members { #expect(person.team === team) }
            }
            for tag in try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")) {
                let people = tag.people as? Set<Person> ?? []
                found.people[tag.word] = Set(people.compactMap(\.name))
                for person in people { #expect(person.tagSet.contains(tag)) }
            }
            return found
        }
    }

    @Test(arguments: 1...12) func editsMeanWhatTheySay(_ seed: Int) throws {
        let context = try TestModel.context()
        let trial = Trial(seed: seed, context)
        var log: [String] = []
        for _ in 0..<120 {
            log.append(try trial.step())
            let found = try trial.found(in: context)
            guard found == trial.plain else {
                Issue.record("seed \(seed): \(log.suffix(12)): \(found) instead of \(trial.plain)")
                return
            }
        }
        try context.save()
        let other = TestModel.context(try #require(context.persistentStoreCoordinator))
        #expect(try trial.found(in: other) == trial.plain)
    }

    @Test(arguments: 1...6) func editsOfChildrenReachTheStore(_ seed: Int) throws {
        let parent = try TestModel.context()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = parent
        let trial = Trial(seed: seed, child)
        for _ in 0..<80 { _ = try trial.step() }
        try child.save()
        #expect(try trial.found(in: parent) == trial.plain)
        try parent.save()
        #expect(try trial.found(in: child) == trial.plain)
        let other = TestModel.context(try #require(parent.persistentStoreCoordinator))
        #expect(try trial.found(in: other) == trial.plain)
    }
}
