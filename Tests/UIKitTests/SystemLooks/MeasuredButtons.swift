extension MeasuredScreen {
    static let buttons = MeasuredScreen(
        """
        button 20 88 335 44 Sheet Medium
        label 132.5 99.5 110 21 Sheet Medium
        button 20 144 335 44 Sheet Large
        label 141.5 155.5 92 21 Sheet Large
        button 20 200 335 44 Alert
        label 169 211.5 37 21 Alert
        button 20 256 335 44 Action Sheet
        label 138.5 267.5 98 21 Action Sheet
        button 20 312 335 44 Popover
        label 156 323.5 63 21 Popover
        navigationBar 0 10 375 54
        label 158.5 21.5 58 21 Modals
        label 302.2 21.8 40.5 20.5 More
        """)
}
