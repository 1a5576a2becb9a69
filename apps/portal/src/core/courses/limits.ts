/** Characters, as the columns hold them. */
export const longest = {
  title: 120,
  text: 8_000,
  place: 200,
  link: 300,
  teacher: 200,
  reason: 1_000,
  holder: 120,
} as const

export const mostDates = 40
/** Of one booking; what the column of `core/places` holds too. */
export const mostSeats = 10
/** Of one seat, in øre. */
export const mostPriceOre = 1_000_000
