import Combine
import Foundation
import Testing

/// What subjects and published properties send to whom.
struct SubjectTests {
    enum Fault: Error, Equatable { case a, b }

    @Test func sendsToSubscribersOfTheMoment() {
        let subject = PassthroughSubject<Int, Never>()
        var got: [Int] = []
        subject.send(1)
        let cancellable = subject.sink { got.append($0) }
        subject.send(2)
        cancellable.cancel()
        subject.send(3)
        #expect(got == [2])
    }

    @Test func losesValuesThatNobodyAsksFor() {
        let (subject, checker) = (PassthroughSubject<Int, Never>(), RuleChecker<Int, Never>())
        subject.subscribe(checker)
        subject.send(1)
        checker.request(.max(1))
        subject.send(2)
        subject.send(3)
        subject.send(completion: .finished)
        subject.send(4)
        #expect(checker.values == [2] && checker.isFinished && checker.faults == [])
    }

    @Test func tellsLateSubscribersOfTheEnd() {
        let subject = PassthroughSubject<Int, Fault>()
        subject.send(completion: .failure(.a))
        let checker = RuleChecker<Int, Fault>()
        subject.subscribe(checker)
        #expect(checker.completion == .failure(.a) && checker.faults == [])
    }

    @Test func currentValueComesFirstAndLatestWaits() {
        let (subject, checker) = (CurrentValueSubject<Int, Never>(1), RuleChecker<Int, Never>())
        subject.subscribe(checker)
        #expect(checker.values == [])
        subject.value = 2
        subject.send(3)
        checker.request(.max(1))
        #expect(checker.values == [3] && subject.value == 3)
        subject.send(4)
        subject.send(5)
        checker.request(.max(2))
        #expect(checker.values == [3, 5])
        subject.send(6)
        #expect(checker.values == [3, 5, 6] && checker.faults == [])
        let optional = CurrentValueSubject<Int?, Never>(nil)
        var got: [Int?] = []
        let cancellable = optional.sink { got.append($0) }
        optional.send(nil)
        optional.send(1)
        #expect(got == [nil, nil, 1])
        cancellable.cancel()
    }

    @Test func valuesSentInsideOfOthersComeAtOnce() {
        let subject = PassthroughSubject<Int, Never>()
        var got: [String] = []
        let cancellable = subject.sink { value in
            got.append("begin \(value)")
            if value > 0 { subject.send(value - 1) }
            got.append("end \(value)")
        }
        subject.send(1)
        #expect(got == ["begin 1", "begin 0", "end 0", "end 1"])
        cancellable.cancel()
    }

    @Test func subscribersMayCancelWhileTheyAreTold() {
        let subject = PassthroughSubject<Int, Never>()
        var got: [Int] = []
        var cancellable: AnyCancellable?
        cancellable = subject.sink { value in
            got.append(value)
            cancellable?.cancel()
        }
        subject.send(1)
        subject.send(2)
        #expect(got == [1])
    }

    @Test func threadsAreServedInTurn() async {
        let (subject, checker) = (PassthroughSubject<Int, Never>(), RuleChecker<Int, Never>())
        subject.subscribe(checker)
        checker.request(.unlimited)
        nonisolated(unsafe) let shared = subject
        DispatchQueue.concurrentPerform(iterations: 400) { shared.send($0) }
        #expect(checker.values.sorted() == Array(0..<400) && checker.faults == [])
    }

    @Test func subjectsAskTheirUpstreamWhenTheyAreAsked() {
        var asked: [Subscribers.Demand] = []
        let upstream = [1, 2].publisher.handleEvents(receiveRequest: { asked.append($0) })
        let subject = PassthroughSubject<Int, Never>()
        let connection = upstream.subscribe(subject)
        #expect(asked == [])
        var got: [Int] = []
        let cancellable = subject.sink { got.append($0) }
        #expect(asked == [.unlimited] && got == [1, 2])
        connection.cancel()
        cancellable.cancel()
    }

    // MARK: Properties

    final class Model: ObservableObject {
        @Published var name = "a"
        @Published var age: Int?
        var plain = 0
    }
    class Base { @Published var inherited = 0 }
    final class Derived: Base, ObservableObject { @Published var own = 0 }
    final class Manual: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        @Published var value = 0
    }

    @Test func publishedPropertiesSendBeforeTheyChange() {
        let model = Model()
        var got: [String] = []
        var bag: Set<AnyCancellable> = []
        model.objectWillChange.sink { got.append("will change \(model.name)") }.store(in: &bag)
        model.$name.sink { got.append("\($0) in place of \(model.name)") }.store(in: &bag)
        #expect(got == ["a in place of a"])
        model.name = "b"
        #expect(got == ["a in place of a", "will change a", "b in place of a"] && model.name == "b")
        model.age = nil
        #expect(got.last == "will change b" && got.count == 4)
        model.plain = 1
        #expect(got.count == 4)
        model.objectWillChange.send()
        #expect(got.count == 5)
    }

    @Test func objectsHaveOnePublisherAndItsOwnOneIsNotUsed() {
        let (model, derived, manual) = (Model(), Derived(), Manual())
        #expect(model.objectWillChange === model.objectWillChange)
        #expect(Model().objectWillChange !== model.objectWillChange)
        var count = 0
        var bag: Set<AnyCancellable> = []
        derived.objectWillChange.sink { count += 1 }.store(in: &bag)
        (derived.inherited, derived.own) = (1, 1)
        #expect(count == 2)
        manual.objectWillChange.sink { count += 10 }.store(in: &bag)
        manual.value = 1
        #expect(count == 2)
    }

    @Test func publishersAssignToProperties() {
        let (subject, model) = (PassthroughSubject<String, Never>(), Model())
        subject.assign(to: &model.$name)
        subject.send("c")
        #expect(model.name == "c")
        final class Box { var value = 0 }
        let (box, numbers) = (Box(), PassthroughSubject<Int, Never>())
        let cancellable = numbers.assign(to: \.value, on: box)
        numbers.send(3)
        cancellable.cancel()
        numbers.send(4)
        #expect(box.value == 3)
    }

    @Test func subscriptionsEndWithWhatHoldsThem() {
        final class Held {}
        weak var held: Held?
        let subject = PassthroughSubject<Int, Never>()
        var bag: [AnyCancellable] = []
        do {
            let object = Held()
            held = object
            subject.sink { _ in _ = object }.store(in: &bag)
        }
        #expect(held != nil)
        bag = []
        #expect(held == nil)
    }
}
