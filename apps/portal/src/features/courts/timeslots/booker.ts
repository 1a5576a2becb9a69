/** What the page of courts knows of its visitor. */
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

/** Which button is shown below the choice (specification, section 2 "Book courts and halls"). */
export function chooseBookingButton(
  booker: Booker,
  { hasSelection, isFrozen }: { hasSelection: boolean; isFrozen: boolean },
): BookingButton {
  if (!hasSelection) return 'choose-first'
  if (!booker.isLoggedIn) return 'log-in'
  if (!booker.isMember) return 'become-member'
  if (booker.isDisqualified) return 'blocked'
  return isFrozen ? 'frozen' : 'book'
}

/** Whether the membership is frozen on the chosen day. @param date `2026-11-23` */
export function isFrozenOn({ freezes }: Booker, date: string | null): boolean {
  return (
    date !== null && freezes.some(({ startDate, endDate }) => startDate <= date && date <= endDate)
  )
}
