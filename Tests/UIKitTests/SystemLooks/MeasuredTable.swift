extension MeasuredScreen {
    static let table = MeasuredScreen(
        """
        table 0 0 375 667
        cell 0 116 375 62
        content 0 116 375 62
        cell 0 178 375 62
        content 0 178 375 62
        cell 0 240 375 62
        content 0 240 375 62
        cell 0 302 375 62
        content 0 302 375 62
        cell 0 364 375 62
        content 0 364 375 62
        cell 0 426 375 62
        content 0 426 375 62
        cell 0 488 375 62
        content 0 488 375 62
        cell 0 550 375 62
        content 0 550 375 62
        cell 0 612 375 62
        content 0 612 375 62
        label 16 125 43.5 20.5 Alpha
        label 16 148.5 64 18 First item
        label 16 249 53.5 20.5 Charlie
        label 16 272.5 69.5 18 Third item
        label 16 311 40 20.5 Delta
        label 16 334.5 79 18 Fourth item
        label 16 373 38 20.5 Echo
        label 16 396.5 65 18 Fifth item
        label 16 435 54 20.5 Foxtrot
        label 16 458.5 68 18 Sixth item
        label 16 497 31.5 20.5 Golf
        label 16 520.5 89.5 18 Seventh item
        label 16 559 41 20.5 Hotel
        label 16 582.5 77.5 18 Eighth item
        label 16 621 36.5 20.5 India
        label 16 644.5 70.5 18 Ninth item
        navigationBar 0 10 375 106
        label 16 67.5 170 41 Reminders
        label 312.24 21.817 30.5 20.5 Edit
        """)

    static let tableAccessibility = MeasuredScreen(
        """
        cell 0 125.5 375 117
        content 0 125.5 375 117
        label 16 140.5 82.5 39.5 Alpha
        label 16 186 119 36 First item
        cell 0 242.5 375 117
        content 0 242.5 375 117
        label 16 257.5 81.5 39.5 Bravo
        label 16 303 161.5 36 Second item
        navigationBar 0 10 375 115.5
        label 16 64 238.5 57.5 Reminders
        label 306.2 18.8 36.5 25.5 Edit
        """)
}
