extension MeasuredScreen {
    static let form = MeasuredScreen(
        """
        table 0 0 375 667
        header 0 64 375 55.5
        label 16 93.5 66.5 20.5 Account
        cell 0 119.5 375 44
        content 0 119.5 375 44
        cell 0 163.5 375 100
        content 0 163.5 375 100
        cell 0 263.5 375 44
        content 0 263.5 375 44
        cell 0 307.5 375 44
        content 0 307.5 375 44
        cell 0 351.5 375 44
        content 0 351.5 375 44
        cell 0 395.5 375 44
        content 0 395.5 375 44
        cell 0 439.5 375 44
        content 0 439.5 375 44
        field 16 130.5 343 22
        label 16 131.5 343 20.5 Your name
        textView 16 178.5 343 70 Notes about this account.
        label 16 275.5 61.5 20.5 Enabled
        switch 298 271.5 63 28
        label 16 319.5 40 20.5 Level
        slider 68 312.5 291 34
        segmented 16 357 343 34
        label 56 366 34.5 16 Small
        label 163 366 48.5 16 Medium
        label 284.5 366 34.5 16 Large
        label 16 407.5 36 20.5 Date
        datePicker 231 400.5 128 34
        label 16 451.5 46.5 20.5 Count
        stepper 265 445.5 94 32
        navigationBar 0 10 375 54
        label 166.5 21.5 41.5 21 Form
        """)

    static let formAccessibility = MeasuredScreen(
        """
        table 0 0 375 667
        header 0 64 375 55.5
        label 16 93.5 66.5 20.5 Account
        cell 0 119.5 375 44
        content 0 119.5 375 44
        cell 0 163.5 375 100
        content 0 163.5 375 100
        cell 0 263.5 375 44
        content 0 263.5 375 44
        cell 0 307.5 375 44
        content 0 307.5 375 44
        cell 0 351.5 375 44
        content 0 351.5 375 44
        cell 0 395.5 375 44
        content 0 395.5 375 44
        cell 0 439.5 375 44
        content 0 439.5 375 44
        field 16 130.5 343 22
        label 16 131.5 343 20.5 Your name
        textView 16 178.5 343 70 Notes about this account.
        label 16 275.5 61.5 20.5 Enabled
        switch 298 271.5 63 28
        label 16 319.5 40 20.5 Level
        slider 68 312.5 291 34
        segmented 16 357 343 34
        label 56 366 34.5 16 Small
        label 163 366 48.5 16 Medium
        label 284.5 366 34.5 16 Large
        label 16 407.5 36 20.5 Date
        datePicker 231 400.5 128 34
        label 246.5 407.5 100.5 20 9/4/26
        label 16 451.5 46.5 20.5 Count
        stepper 265 445.5 94 32
        navigationBar 0 10 375 54
        label 162.5 19 50 26 Form
        """)

    static let formRightToLeft = MeasuredScreen(
        """
        table 0 0 375 667
        header 0 64 375 55.5
        label 293 93.5 66.5 20.5 Account
        cell 0 119.5 375 44
        content 0 119.5 375 44
        cell 0 163.5 375 100
        content 0 163.5 375 100
        cell 0 263.5 375 44
        content 0 263.5 375 44
        field 16 130.5 343 22
        label 16 131.5 343 20.5 Your name
        textView 16 178.5 343 70 Notes about this account.
        label 297.5 275.5 61.5 20.5 Enabled
        switch 16 271.5 63 28
        label 319 319.5 40 20.5 Level
        slider 16 312.5 291 34
        """)
}
