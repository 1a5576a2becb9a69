/** The longest texts of an event, in characters, and the most that a series has. */
export const longest = {
  title: 120,
  text: 4000,
  place: 200,
  reason: 500,
} as const

export const mostOfSeries = 30
