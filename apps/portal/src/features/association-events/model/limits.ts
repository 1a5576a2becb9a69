/** The longest texts of an event, in characters, and the most that a series or a form has. */
export const longest = {
  title: 120,
  text: 4000,
  place: 200,
  reason: 500,
  question: 200,
  answer: 500,
  options: 10,
  option: 100,
} as const

export const mostQuestions = 10
export const mostOfSeries = 30
