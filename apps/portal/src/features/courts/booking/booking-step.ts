import type { Step } from './court-search.ts'

/** What is known of whoever looks at the page. */
export type Booker = {
  readonly isLoggedIn: boolean
  readonly isMember: boolean
  readonly isDisqualified: boolean
}

export type BookingButton = 'choose-first' | 'log-in' | 'become-member' | 'blocked' | 'book'

/** The button below the choice (specification, section 2 "Book courts and halls"). */
export function bookingButton(booker: Booker, hasSelection: boolean): BookingButton {
  if (!hasSelection) return 'choose-first'
  if (!booker.isLoggedIn) return 'log-in'
  if (!booker.isMember) return 'become-member'
  return booker.isDisqualified ? 'blocked' : 'book'
}

export type ShownStep = Step | 'unknown-reservation' | 'booked-already' | 'log-in'

/**
 * What a step of the address leads to: whoever may not book is back at the choice, a summary of nothing
 * is an unknown reservation, and whoever was logged out on the way to pay logs in and goes on.
 * @param ownsChoice what is chosen was booked by whoever looks
 */
export function shownStep(
  step: Step | undefined,
  booker: Booker,
  { hasSelection, ownsChoice }: { hasSelection: boolean; ownsChoice: boolean },
): ShownStep {
  if (step === undefined || step === 'select') return 'select'
  if (step !== 'summary') return booker.isLoggedIn ? step : 'log-in'
  const mayBook = bookingButton(booker, true) === 'book'
  if (!mayBook) return 'select'
  if (hasSelection) return 'summary'
  return ownsChoice ? 'booked-already' : 'unknown-reservation'
}
