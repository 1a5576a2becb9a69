/** Days that one survey asks about. */
export const mostSurveyDays = 31

/** How far ahead surveys and extra openings are made, in days. */
export const mostDaysAhead = 366

/** Children that may come to one extra opening. */
export const mostExtraPlaces = 200

/** The longest notice of the exam guarantee that a kindergarten may ask for, in days. */
export const longestNotice = 60

/** How many days before the deadline of a survey guardians without an answer are reminded, at most. */
export const longestReminder = 14
