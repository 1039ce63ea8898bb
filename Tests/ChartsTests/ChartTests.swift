import AmbrotypeText
import AmbrotypeViews
import Charts
import Foundation
import SwiftUI
import Testing

@Suite("Charts") @MainActor
struct ChartTests {
    /// What a chart of 200 by 120 points came to.
    private func report<V: View>(_ view: V, width: CGFloat = 200, height: CGFloat = 120) throws -> ChartReport {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("fonts")
        let session = RenderSession(text: TextEngine(fonts: try FontLibrary(folder: folder)))
        let node = ResolveContext(environment: EnvironmentValues(), session: session).resolveOne(view)
        let tree = place(node, in: CGRect(x: 0, y: 0, width: width, height: height), session: session)
        return try #require(find(in: tree))
    }

    private func find(in node: PlacedNode) -> ChartReport? {
        if case .annotation(.custom(let value)) = node.node.kind, let report = value as? ChartReport { return report }
        return node.children.lazy.compactMap(find).first
    }

    @Test("Bars stand on zero, in equal bands, as high as their values")
    func bars() throws {
        let chart = Chart {
            BarMark(x: .value("Day", "Mon"), y: .value("Cups", 2))
            BarMark(x: .value("Day", "Tue"), y: .value("Cups", 4))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        let report = try report(chart)
        #expect(report.plot == CGRect(x: 0, y: 0, width: 200, height: 120))
        let (first, second) = (report.marks[0].frame, report.marks[1].frame)
        #expect(first.midX == 50 && second.midX == 150)
        #expect(first.maxY == 120 && second.maxY == 120)
        #expect(abs(second.height - 120) < 0.01 && abs(first.height - 60) < 0.01)
        #expect(first.width == second.width)
    }

    @Test("A vertical axis has round ticks, the highest at the top of the plot, and labels to its right")
    func ticks() throws {
        let chart = Chart {
            ForEach(0..<5) { PointMark(x: .value("x", $0), y: .value("y", Double($0) * 23)) }
        }
        let report = try report(chart)
        let labels = report.labels.filter(\.isVertical)
        #expect(labels.map(\.value) == ["0", "50", "100"])
        #expect(labels.allSatisfy { $0.frame.minX > report.plot.maxX })
        let lines = report.lines.filter { $0.isVertical && !$0.isTick }
        #expect(abs(lines[0].from.y - report.plot.maxY) < 0.01)
        #expect(abs(lines[2].from.y - report.plot.minY) < 0.01)
        #expect(report.plot.maxX + 4 + (labels.map(\.frame.width).max() ?? 0) == 200)
    }

    @Test("Bars of one place are stacked by their style, and named in a legend")
    func stacks() throws {
        let chart = Chart {
            BarMark(x: .value("Day", "Mon"), y: .value("Cups", 3)).foregroundStyle(by: .value("Kind", "Tea"))
            BarMark(x: .value("Day", "Mon"), y: .value("Cups", 1)).foregroundStyle(by: .value("Kind", "Coffee"))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        let report = try report(chart)
        let (tea, coffee) = (report.marks[0].frame, report.marks[1].frame)
        #expect(abs(tea.minY - coffee.maxY) < 0.01)
        #expect(abs(tea.height / coffee.height - 3) < 0.01)
        let legend = try #require(report.legend)
        #expect(legend.maxY == 120 && report.plot.maxY < legend.minY)
    }

    @Test("Days along an axis are placed by time, with ticks at their starts")
    func dates() throws {
        let start = Date(timeIntervalSince1970: 1_749_945_600)  // 2025-06-15, 00:00 in UTC
        let chart = Chart {
            ForEach(0..<4) { day in
                LineMark(x: .value("Day", start.addingTimeInterval(Double(day) * 86_400)), y: .value("Cups", day))
            }
        }
        .chartYAxis(.hidden)
        .chartXAxis { AxisMarks(values: .stride(by: .day)) { _ in AxisGridLine() } }
        let report = try report(chart)
        let lines = report.lines.map(\.from.x)
        #expect(lines.count == 4)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { abs($1 - $0 - 200.0 / 3) < 0.01 })
        #expect(report.marks[0].kind == "line" && abs(report.marks[0].frame.width - 200) < 0.01)
    }

    @Test("A scale's own domain places the values, and a rule spans the plot")
    func domains() throws {
        let chart = Chart {
            RuleMark(y: .value("Goal", 75))
            PointMark(x: .value("x", 10), y: .value("y", 50))
        }
        .chartXScale(domain: 0...20).chartYScale(domain: 50...100).chartXAxis(.hidden).chartYAxis(.hidden)
        let report = try report(chart)
        let (rule, point) = (report.marks[0].frame, report.marks[1].frame)
        #expect(rule.minX == 0 && rule.width == 200 && abs(rule.midY - 60) < 0.01)
        #expect(abs(point.midX - 100) < 0.01 && abs(point.midY - 120) < 0.01)
    }

    @Test("Areas run from the line down to zero; a monotone curve stays between its points")
    func areas() throws {
        let values = [0.0, 10, 10, 0]
        let chart = Chart {
            ForEach(0..<4) { index in
                AreaMark(x: .value("x", index), y: .value("y", values[index])).interpolationMethod(.monotone)
            }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        let frame = try report(chart).marks[0].frame
        #expect(abs(frame.minY) < 0.01 && abs(frame.maxY - 120) < 0.01)
    }

    @Test("Sectors share the circle by their values")
    func sectors() throws {
        let chart = Chart {
            SectorMark(angle: .value("Half", 2))
            SectorMark(angle: .value("Quarter", 1))
            SectorMark(angle: .value("Quarter", 1))
        }
        let frames = try report(chart).marks.map(\.frame)
        #expect(abs(frames[0].width - 60) < 0.1 && abs(frames[0].height - 120) < 0.1)
        #expect(abs(frames[1].width - 60) < 0.1 && abs(frames[1].height - 60) < 0.1)
        #expect(frames[0].minX >= 99.9 && frames[2].maxX <= 100.1 && frames[2].maxY <= 60.1)
    }
}
