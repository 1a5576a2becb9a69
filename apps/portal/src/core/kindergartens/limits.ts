/** The longest texts, in characters. */
export const longest = {
  name: 100,
  title: 100,
  phone: 30,
  relation: 60,
  text: 2_000,
  note: 300,
  reason: 300,
  subject: 150,
  message: 5_000,
} as const

/** Digits that the field for a PIN takes. */
export const pinLength = { least: 4, most: 8 } as const

/** Digits of a PIN that a leader gives out. */
export const newPinLength = 6

/** Wrong PINs in a row after which it is locked until a leader opens it. */
export const mostPinAttempts = 5

/** How long health and messages stay open on a tablet after a PIN, in minutes. */
export const pinMinutes = 5

/** How long a code for pairing a tablet is valid, in minutes. */
export const pairingMinutes = 10

/** Marks of one tablet that wait for review: it was shut off, or they are older than a day. */
export const mostMarksToReview = 200
