/** The longest texts, in characters, and the most options that a choice has. */
export const longest = { question: 200, answer: 500, options: 10, option: 100 } as const

/** Of one offer. */
export const mostQuestions = 10
