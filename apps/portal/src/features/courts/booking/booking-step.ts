import type { Step } from './court-search.ts'

/** What is known of whoever looks at the page. */
export type Booker = {
  readonly isLoggedIn: boolean
  readonly isMember: boolean
  readonly isDisqualified: boolean
  /** Days on which the membership is frozen, both ends included. */
  readonly freezes: readonly { readonly startDate: string; readonly endDate: string }[]
}

export type BookingButton =
  | 'choose-first'
  | 'log-in'
  | 'become-member'
  | 'blocked'
  | 'frozen'
  | 'book'

/** The button below the choice (specification, section 2 "Book courts and halls"). */
export function bookingButton(
  booker: Booker,
  { hasSelection, isFrozen }: { hasSelection: boolean; isFrozen: boolean },
): BookingButton {
  if (!hasSelection) return 'choose-first'
  if (!booker.isLoggedIn) return 'log-in'
  if (!booker.isMember) return 'become-member'
  if (booker.isDisqualified) return 'blocked'
  return isFrozen ? 'frozen' : 'book'
}

/** Whether the membership is frozen on the day that is chosen. @param date `2026-11-23` */
export function isFrozenOn({ freezes }: Booker, date: string | null): boolean {
  return (
    date !== null && freezes.some(({ startDate, endDate }) => startDate <= date && date <= endDate)
  )
}

export type ShownStep = Step | 'unknown-reservation' | 'booked-already' | 'log-in'

/**
 * What a step of the address leads to: whoever may not book is back at the choice, a summary of nothing
 * is an unknown reservation, and whoever was logged out on the way to pay logs in and goes on.
 * @param ownsChoice what is chosen was booked by whoever looks
 * @param isFrozen the membership is frozen on the chosen day
 */
export function shownStep(
  step: Step | undefined,
  booker: Booker,
  {
    hasSelection,
    ownsChoice,
    isFrozen,
  }: { hasSelection: boolean; ownsChoice: boolean; isFrozen: boolean },
): ShownStep {
  if (step === undefined || step === 'select') return 'select'
  if (step !== 'summary') return booker.isLoggedIn ? step : 'log-in'
  const mayBook = bookingButton(booker, { hasSelection: true, isFrozen }) === 'book'
  if (!mayBook) return 'select'
  if (hasSelection) return 'summary'
  return ownsChoice ? 'booked-already' : 'unknown-reservation'
}
