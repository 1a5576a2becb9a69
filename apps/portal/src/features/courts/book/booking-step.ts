import { type Booker, chooseBookingButton } from '../timeslots/booker.ts'
import type { Step } from '../timeslots/court-search.ts'

export type ShownStep = Step | 'unknown-reservation' | 'booked-already' | 'log-in'

/**
 * Which step is shown for the one that the address names. A visitor who may not book is sent back to
 * the choice, a summary without a choice is an unknown reservation, and a visitor who was logged out
 * on the way to pay logs in and continues.
 * @param ownsChoice the visitor has booked the chosen timeslots
 * @param isFrozen the membership is frozen on the chosen day
 */
export function findShownStep(
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
  const mayBook = chooseBookingButton(booker, { hasSelection: true, isFrozen }) === 'book'
  if (!mayBook) return 'select'
  if (hasSelection) return 'summary'
  return ownsChoice ? 'booked-already' : 'unknown-reservation'
}
