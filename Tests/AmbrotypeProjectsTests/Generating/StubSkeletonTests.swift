import AmbrotypeProjects
import Foundation
import Testing

@Suite struct StubSkeletons {
    @Test func aSkeletonHasEachNameInTheFormItIsUsed() throws {
        let scratch = ProjectScratch()
        let file = try scratch.write(
            """
            import Kit

            let mug = Mug(size: 3, [1, 2])
            let shared = Mug.shared
            class Cup: Vessel {}
            var box: Box<Int>?
            let poured = pour(into: mug)
            """, to: "Cup.swift")
        let names = ["Mug", "Vessel", "Box", "pour"]
        let messages = names.map {
            CompilerMessage(file: file.path, line: 1, column: 1, text: "cannot find '\($0)' in scope")
        }
        let failure = BuildFailure(
            target: "Cups", module: "Cups", messages: messages, output: "", emptyModules: ["Kit", "Other"],
            sources: [file])
        let skeletons = StubSkeleton.all(for: failure, sources: [file])
        #expect(skeletons.map(\.module) == ["Kit", "Other"])
        let source = try #require(skeletons.first?.source)
        #expect(source.contains("public struct Mug {\n    public init(size: Any, _ value2: Any) {}"))
        #expect(source.contains("public static var shared: Mug { .init() }"))
        #expect(source.contains("open class Vessel {"))
        #expect(source.contains("public struct Box<Value> {"))
        #expect(source.contains("public func pour(into: Any) {}"))
        #expect(source.contains("Cup.swift:3, Cup.swift:4"))
        #expect(skeletons[1].source.contains("No name of it is used."))
    }
}
