@testable import SwiftUI
import Testing

/// Frames of hosted views, by what Apple's documentation says about stacks, frames and padding.
@MainActor struct LayoutTests {
    @Test func contentIsCentredInTheHost() {
        #expect(HostedViews { box() }.frames == [CGRect(x: 130, y: 190, width: 40, height: 20)])
    }

    @Test func contentIsCentredInTheSafeAreaOnPixels() {
        // 38.33 x 24 on a screen of 402 x 874 with a safe area of 62 and 34, at 3 pixels a point: at (182, 439) on iOS
        // 18.3.1.
        let space = LayoutSpace(
            bounds: CGRect(x: 0, y: 0, width: 402, height: 874), safeArea: CGRect(x: 0, y: 62, width: 402, height: 778), scale: 3,
            isRightToLeft: false)
        let place = Alignment.center.place(CGSize(width: 115.0 / 3, height: 24), in: space.safeArea)
        #expect(space.frame(place).origin == CGPoint(x: 182, y: 439))
    }

    @Test func rowsKeepEightPointsBetweenViews() {
        let row = HostedViews {
            HStack {
                box(40, 20)
                box(60, 30)
            }
        }
        #expect(row.frames == [CGRect(x: 96, y: 190, width: 40, height: 20), CGRect(x: 144, y: 185, width: 60, height: 30)])
    }

    @Test func columnsAlignAndSpace() {
        let column = HostedViews {
            VStack(alignment: .trailing, spacing: 10) {
                box(40, 20)
                box(60, 30)
            }
        }
        #expect(column.frames == [CGRect(x: 140, y: 170, width: 40, height: 20), CGRect(x: 120, y: 200, width: 60, height: 30)])
    }

    @Test func pilesAlign() {
        let pile = HostedViews {
            ZStack(alignment: .bottomTrailing) {
                box(60, 60)
                box(20, 20)
            }
        }
        #expect(pile.frames == [CGRect(x: 120, y: 170, width: 60, height: 60), CGRect(x: 160, y: 210, width: 20, height: 20)])
    }

    @Test func spacersPushApart() {
        let row = HostedViews {
            HStack(spacing: 0) {
                box()
                Spacer()
                box()
            }
        }
        #expect(row.frames.map(\.minX) == [0, 260])
        let least = HostedViews {
            HStack(spacing: 0) {
                box()
                Spacer(minLength: 50)
                box()
            }.fixedSize()
        }
        #expect(least.frames.map(\.minX) == [85, 175])
    }

    @Test func flexibleViewsShareWhatIsLeft() {
        let row = HostedViews {
            HStack(spacing: 0) {
                Color.red
                box(100, 20)
                Color.blue
            }
        }
        #expect(row.frames.map(\.width) == [100, 100, 100] && row.frames.map(\.height) == [400, 20, 400])
        let first = HostedViews {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1)
                Color.blue.frame(minWidth: 30)
            }
        }
        #expect(first.frames.map(\.width) == [270, 30])
    }

    @Test func paddingIsSixteenPoints() {
        #expect(HostedViews { Color.red.padding() }.frames == [CGRect(x: 16, y: 16, width: 268, height: 368)])
        #expect(HostedViews { Color.red.padding(.leading, 20) }.frames == [CGRect(x: 20, y: 0, width: 280, height: 400)])
        #expect(
            HostedViews { Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }.frames
                == [CGRect(x: 2, y: 1, width: 294, height: 396)])
    }

    @Test func framesAlignTheirContent() {
        let fixed = HostedViews { box(40, 20).frame(width: 100, height: 100, alignment: .topLeading) }
        #expect(fixed.frames == [CGRect(x: 100, y: 150, width: 40, height: 20)])
        let wide = HostedViews { box(40, 20).frame(maxWidth: .infinity, alignment: .trailing) }
        #expect(wide.frames == [CGRect(x: 260, y: 190, width: 40, height: 20)])
        let least = HostedViews { Color.red.frame(minWidth: 350, maxHeight: 50) }
        #expect(least.frames == [CGRect(x: -25, y: 175, width: 350, height: 50)])
    }

    @Test func backgroundsTakeTheSizeOfTheView() {
        let view = HostedViews { box(40, 20).padding(10).background(Color.blue) }
        #expect(view.frames == [CGRect(x: 120, y: 180, width: 60, height: 40), CGRect(x: 130, y: 190, width: 40, height: 20)])
        #expect(view.views[0].backgroundColor == .systemBlue)
        let front = HostedViews { box(40, 20).overlay(alignment: .topLeading) { box(10, 10) } }
        #expect(front.frames == [CGRect(x: 130, y: 190, width: 40, height: 20), CGRect(x: 130, y: 190, width: 10, height: 10)])
    }

    @Test func viewsReachBeyondTheSafeArea() {
        func host<V: View>(_ view: V) -> HostedViews<V> {
            let host = HostedViews { view }
            host.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
            host.layOut()
            return host
        }
        #expect(host(Color.red).frames == [CGRect(x: 0, y: 50, width: 300, height: 320)])
        #expect(host(Color.red.edgesIgnoringSafeArea(.top)).frames == [CGRect(x: 0, y: 0, width: 300, height: 370)])
        #expect(host(Color.red.ignoresSafeArea()).frames == [CGRect(x: 0, y: 0, width: 300, height: 400)])
        let column = host(
            VStack(spacing: 0) {
                Color.red.ignoresSafeArea()
                Color.blue.frame(height: 100)
            })
        #expect(column.frames == [CGRect(x: 0, y: 0, width: 300, height: 270), CGRect(x: 0, y: 270, width: 300, height: 100)])
    }

    @Test func groupsPassTheirViewsOn() {
        let row = HostedViews {
            HStack(spacing: 0) {
                Group {
                    box()
                    box()
                }.padding(.leading, 10)
                ForEach(0..<2) { _ in box() }
                EmptyView()
            }
        }
        #expect(row.frames.map(\.minX) == [70, 120, 160, 200])
    }

    @Test func textIsAsLargeAsALabel() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title1)
        label.text = "Harbour"
        let text = HostedViews { Text("Harbour").font(.title) }
        #expect(text.views[0].frame.size == label.intrinsicContentSize && text.texts == ["Harbour"])
    }

    @Test func textWrapsAndIsCut() throws {
        let words = "one two three four five six seven eight nine ten"
        let one = HostedViews { Text("one") }.frames[0].height
        let whole = HostedViews { Text(words).frame(width: 100) }.frames[0]
        #expect(whole.width <= 100 && whole.height > 2 * one)
        #expect(HostedViews { Text(words).lineLimit(1).frame(width: 100) }.frames[0].height == one)
        let cut = HostedViews { Text(words).frame(width: 100, height: 2.5 * one) }.frames[0]
        #expect(cut.height > one && cut.height <= 2.5 * one)
    }

    @Test func baselinesOfTextsAlign() {
        let row = HostedViews {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("A").font(.system(size: 40))
                Text("A").font(.system(size: 10))
            }
        }
        let fonts = row.views.compactMap { ($0 as? UILabel)?.font }
        let baselines = zip(row.frames, fonts).map { $0.minY + $1.ascender }
        #expect(fonts.map(\.pointSize) == [40, 10] && abs(baselines[0] - baselines[1]) <= 1)
    }

    @Test func rightToLeftTurnsRowsRound() {
        let row = HostedViews {
            HStack(spacing: 0) {
                box(100, 20)
                Color.red
            }
        }
        row.controller.view.semanticContentAttribute = .forceRightToLeft
        row.controller.view.setNeedsLayout()
        row.controller.rootView = row.controller.rootView
        row.layOut()
        #expect(row.frames.map(\.minX) == [200, 0])
    }

    @Test func dividersCrossTheirRow() {
        let pixel = 1 / UIScreen.main.scale
        let row = HostedViews {
            HStack(spacing: 0) {
                box()
                Divider()
                box()
            }.frame(height: 50)
        }
        #expect(row.frames[1].size == CGSize(width: pixel, height: 50))
        let column = HostedViews {
            VStack(spacing: 0) { Divider() }
        }
        #expect(column.frames[0].size == CGSize(width: 300, height: pixel))
    }

    @Test func imagesKeepTheirProportions() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        #expect(HostedViews { Image(uiImage: image) }.frames[0].size == CGSize(width: 20, height: 10))
        #expect(HostedViews { Image(uiImage: image).resizable() }.frames[0].size == CGSize(width: 300, height: 400))
        #expect(HostedViews { Image(uiImage: image).resizable().scaledToFit() }.frames[0].size == CGSize(width: 300, height: 150))
        #expect(
            HostedViews { Image(uiImage: image).resizable().scaledToFill() }.frames[0].size == CGSize(width: 800, height: 400))
    }
}
