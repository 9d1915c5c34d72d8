extension MeasuredScreen {
    static let feed = MeasuredScreen(
        """
        collection 0 0 375 667
        item 16 156 72 72
        label 46 182 12 20.5 A
        item 100 156 72 72
        label 130.5 182 11.5 20.5 B
        item 184 156 72 72
        label 214 182 12.5 20.5 C
        item 268 156 72 72
        label 298 182 12.5 20.5 D
        item 352 156 72 72
        label 383 182 10 20.5 E
        item 16 276 343 283
        image 16 276 343 193
        label 16 481 343 20.5 Morning briefing
        label 16 505.5 343 38 Two lines of words, which is what the measured card has below its title.
        item 16 575 343 283
        image 16 575 343 193
        label 16 780 343 20.5 Studio notes
        label 16 804.5 343 38 Two lines of other words, which is what the second card has below its own title.
        reusable 16 116 343 32
        label 24 123.5 327 20.5 Stories
        reusable 16 236 343 32
        label 24 243.5 327 20.5 Today
        navigationBar 0 10 375 106
        """)
}
