extension MeasuredScreen {
    static let list = MeasuredScreen(
        """
        collection 0 0 375 667
        item 16 116 343 52
        listContent 16 116 313 52
        label 32 132 43.5 20.5 Alpha
        item 16 168 343 68.5
        listContent 16 168 303 68.5
        label 32 183 43.5 20.5 Bravo
        label 32 203.5 80 18 Second line
        item 16 236.5 343 52
        listContent 16 236.5 343 52
        label 32 252.5 53.5 20.5 Charlie
        label 299 252.5 44 20.5 Detail
        item 16 288.5 343 52
        listContent 16 288.5 313 52
        label 32 304.5 40 20.5 Delta
        item 16 340.5 343 68.5
        listContent 16 340.5 343 68.5
        label 32 355.5 38 20.5 Echo
        label 32 376 79.5 18 Reorder me
        item 16 409 343 52
        listContent 16 409 343 52
        label 32 425 54 20.5 Foxtrot
        item 16 496 343 52
        listContent 16 496 303 52
        label 32 512 56.5 20.5 Starred
        item 16 548 343 68.5
        listContent 16 548 313 68.5
        label 32 563 67 20.5 Archived
        label 32 583.5 69 18 Last week
        """)
}
