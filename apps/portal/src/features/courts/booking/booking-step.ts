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

export type ShownStep = Step | 'unknown-reservation'

/**
 * What a step of the address leads to: whoever may not book is back at the choice, and a summary of
 * nothing is an unknown reservation.
 */
export function shownStep(
  step: Step | undefined,
  booker: Booker,
  hasSelection: boolean,
): ShownStep {
  if (step === undefined || step === 'select') return 'select'
  const mayBook = bookingButton(booker, true) === 'book'
  if (step === 'summary' && !mayBook) return 'select'
  return step === 'summary' && !hasSelection ? 'unknown-reservation' : step
}
