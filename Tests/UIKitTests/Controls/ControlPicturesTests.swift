import CairnTesting
import Testing

@testable import UIKit

/// Controls show pictures in place of the parts they draw.
@MainActor
struct ControlPicturesTests {
    final class Follower: UIView {
        var heard: [String] = []
        @IBAction func contrastChanged(_ view: UIView) { heard.append("\(view === self)") }
    }

    final class Target: UIView {
        var count = 0
        @IBAction func tapped(_ sender: Any) { count += 1 }
    }

    private let red: [Int] = [255, 0, 0]
    private let blue: [Int] = [0, 0, 255]

    private func picture(_ color: UIColor, _ width: CGFloat = 4, _ height: CGFloat = 4) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// Red, green and blue of a pixel of a view, one pixel a point, over black.
    private func color(_ view: UIView, _ x: Int, _ y: Int) throws -> [Int] {
        let context = try CGContext.flippedBitmap(size: view.bounds.size, scale: 1)
        context.setFillColor(.black)
        context.fill(view.bounds)
        view.layoutIfNeeded()
        view.layer.render(in: context)
        let data = try #require(context.data)
        let offset = y * context.bytesPerRow + x * 4
        return [2, 1, 0].map { Int(data.load(fromByteOffset: offset + $0, as: UInt8.self)) }
    }

    @Test func patternsOfImagesPaintViewsAndShapesFromTheirTopLeft() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let inner = UIView(frame: CGRect(x: 3, y: 3, width: 10, height: 10))
        view.addSubview(inner)
        inner.backgroundColor = UIColor(patternImage: tile)
        #expect(try color(view, 3, 3) == red)
        #expect(try color(view, 12, 7) == red)
        #expect(try color(view, 3, 4) == [0, 0, 0])
        #expect(try color(view, 2, 3) == [0, 0, 0])
        final class Drawing: UIView {
            var paint = UIColor.red
            override func draw(_ rect: CGRect) {
                paint.setFill()
                UIBezierPath(rect: CGRect(x: 0, y: 2, width: 8, height: 8)).fill()
            }
        }
        let drawing = Drawing(frame: CGRect(x: 3, y: 3, width: 10, height: 10))
        (drawing.paint, drawing.isOpaque) = (UIColor(patternImage: tile), false)
        inner.backgroundColor = nil
        view.addSubview(drawing)
        #expect(try color(view, 3, 3) == [0, 0, 0])
        #expect(try color(view, 3, 7) == red)
        #expect(try color(view, 3, 8) == [0, 0, 0])
    }

    @Test func aSegmentedControlShowsPicturesByState() throws {
        let control = UISegmentedControl(items: ["", ""])
        control.frame = CGRect(x: 0, y: 0, width: 101, height: 30)
        control.setBackgroundImage(picture(.red), for: .normal, barMetrics: .default)
        control.setBackgroundImage(picture(.blue), for: .selected, barMetrics: .default)
        control.selectedSegmentIndex = 1
        #expect(try color(control, 10, 15) == red)
        #expect(try color(control, 90, 15) == blue)
        control.setDividerImage(
            picture(.green, 6), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        #expect(try color(control, 50, 15) == [0, 255, 0])
        control.setContentOffset(CGSize(width: 3, height: 0), forSegmentAt: 0)
        #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: 0))
    }

    @Test func aStepperShowsPictures() throws {
        let stepper = UIStepper(frame: .zero)
        stepper.setBackgroundImage(picture(.red), for: .normal)
        stepper.setIncrementImage(picture(.blue).withRenderingMode(.alwaysOriginal), for: .normal)
        #expect(try color(stepper, 5, 5) == red)
        #expect(try color(stepper, 70, 16) == blue)
        #expect(stepper.incrementImage(for: .highlighted) != nil && stepper.decrementImage(for: .normal) == nil)
    }

    @Test func aProgressViewShowsPicturesAndFollowsProgress() throws {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        (bar.trackImage, bar.progressImage, bar.progress) = (picture(.red), picture(.blue), 0.5)
        #expect(try color(bar, 20, 2) == blue)
        #expect(try color(bar, 80, 2) == red)
        let progress = Progress(totalUnitCount: 4)
        TestClock.hold { clock in
            bar.observedProgress = progress
            // A printed run of iOS 18.3.1 shows that the bar does not follow at once.
            #expect(bar.progress == 0.5)
            progress.completedUnitCount = 3
            clock.advance(by: 1)
        }
        #expect(bar.progress == 0.75)
    }

    @Test func aPageControlShowsPictures() throws {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        control.numberOfPages = 2
        control.preferredIndicatorImage = picture(.red).withRenderingMode(.alwaysOriginal)
        control.setIndicatorImage(picture(.blue).withRenderingMode(.alwaysOriginal), forPage: 1)
        #expect(try color(control, 41, 13) == red)
        #expect(try color(control, 59, 13) == blue)
        control.direction = .rightToLeft
        #expect(try color(control, 59, 13) == red)
    }

    @Test func aSearchBarShowsPicturesAndButtons() throws {
        final class Listener: NSObject, UISearchBarDelegate {
            var heard: [String] = []
            func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmarks") }
            func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { heard.append("results") }
        }
        let (bar, listener) = (UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56)), Listener())
        bar.delegate = listener
        bar.backgroundImage = picture(.red)
        #expect(try color(bar, 2, 2) == red)
        bar.showsBookmarkButton = true
        (bar.searchTextField.rightView as? UIButton)?.sendActions(for: .touchUpInside)
        let (bookmarks, results) = (picture(.red), picture(.red))
        bar.setImage(bookmarks, for: .bookmark, state: .normal)
        bar.setImage(results, for: .resultsList, state: .normal)
        #expect((bar.searchTextField.rightView as? UIButton)?.image(for: .normal) === bookmarks)
        bar.showsSearchResultsButton = true
        #expect((bar.searchTextField.rightView as? UIButton)?.image(for: .normal) === results)
        bar.isSearchResultsButtonSelected = true
        let button = bar.searchTextField.rightView as? UIButton
        #expect(button?.isSelected == true)
        button?.sendActions(for: .touchUpInside)
        #expect(listener.heard == ["bookmarks", "results"])
    }

    @Test func aTextFieldGivesItsTextDefaultAttributes() {
        let field = UITextField()
        field.defaultTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2]
        field.text = "ab"
        #expect(field.font?.pointSize == 20 && field.textColor == .red)
        #expect(field.textLabel.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) != nil)
        #expect(field.typingAttributes == nil)
    }

    @Test func imagesOfPicturesInTurnKeepThem() {
        let images = [picture(.red), picture(.blue), picture(.green)]
        let animated = UIImage.animatedImage(with: images, duration: 0)
        #expect(animated?.images?.count == 3 && animated?.duration == 0.1 && animated?.size == CGSize(width: 4, height: 4))
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil && images[0].images == nil)
        let stretched = picture(.red, 9, 9).stretchableImage(withLeftCapWidth: 3, topCapHeight: 0)
        #expect(stretched.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 5))
        #expect(picture(.red).imageRendererFormat.scale == 1)
    }

    @Test func traitsOfTheUserCanBeOverriddenAndFollowed() {
        let window = visibleWindow()
        let view = Follower()
        window.addSubview(view)
        #expect(view.traitCollection.accessibilityContrast == .normal)
        view.registerForTraitChanges([UITraitAccessibilityContrast.self], action: "contrastChanged:")
        window.traitOverrides.accessibilityContrast = .high
        window.layoutIfNeeded()
        #expect(view.traitCollection.accessibilityContrast == .high)
        #expect(view.heard == ["true"])
        #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
    }

    @Test func systemButtonsAreMade() {
        let target = Target()
        let button = UIButton.systemButton(with: picture(.red), target: target, action: "tapped:")
        button.sendActions(for: .touchUpInside)
        #expect(button.buttonType == .system && target.count == 1 && button.currentImage != nil)
        var configuration = UIButton.Configuration.plain()
        configuration.image = picture(.red).withRenderingMode(.alwaysTemplate)
        configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        button.configuration = configuration
        #expect(button.imageView?.tintColor == .blue)
    }
}
