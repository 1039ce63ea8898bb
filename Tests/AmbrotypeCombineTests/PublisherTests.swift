import AmbrotypeCombine
import Foundation
import Testing

@Suite("Publishers")
struct PublisherTests {
    @Test("A chain of operators hands on what it should, in order")
    func chain() {
        var seen: [String] = []
        var bag: Set<AnyCancellable> = []
        [1, 2, 2, 3, 4].publisher.removeDuplicates().filter { $0 != 3 }.map { "\($0)" }
            .sink { seen.append($0) }.store(in: &bag)
        #expect(seen == ["1", "2", "4"])
    }

    @Test("A subject reaches its subscribers until they cancel")
    func subject() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let token = subject.sink { seen.append($0) }
        subject.send(1)
        token.cancel()
        subject.send(2)
        #expect(seen == [1])
    }

    @Test("A current value comes first, also through two of them")
    func combined() {
        let (left, right) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
        var sums: [Int] = []
        let token = left.combineLatest(right).map { $0 + $1 }.sink { sums.append($0) }
        left.send(2)
        right.send(20)
        withExtendedLifetime(token) { #expect(sums == [11, 12, 22]) }
    }

    @Test("A failure is caught and replaced")
    func failure() {
        struct Broken: Error {}
        var seen: [Int] = []
        _ = Just(3).tryMap { _ -> Int in throw Broken() }.replaceError(with: 7).sink { seen.append($0) }
        #expect(seen == [7])
    }

    final class Model: ObservableObject {
        @Published var count = 0
    }

    @Test("A published property sends its values, and its object says that it will change")
    func published() {
        let model = Model()
        var values: [Int] = []
        var changes = 0
        let tokens = [model.$count.sink { values.append($0) }, model.objectWillChange.sink { changes += 1 }]
        model.count = 5
        withExtendedLifetime(tokens) {
            #expect(values == [0, 5])
            #expect(changes == 1)
        }
    }
}
