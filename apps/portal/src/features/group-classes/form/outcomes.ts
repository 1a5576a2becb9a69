import {
  type GroupClassRefusal,
  groupClassRefusals,
  type UnbookingRefusal,
  unbookingRefusals,
} from '../refusals.ts'

/** How a form without JavaScript went, as the address of the page says it. */
export type FormOutcome =
  | 'booked'
  | `queued-${number}`
  | 'unbooked'
  | 'left'
  | GroupClassRefusal
  | UnbookingRefusal

const codes = [
  'booked',
  'unbooked',
  'left',
  ...Object.keys(groupClassRefusals),
  ...Object.keys(unbookingRefusals),
]

/** What the page takes as an outcome: no other makes a page of its own. */
export const outcomePattern = new RegExp(`^(queued-[1-9]\\d{0,3}|${codes.join('|')})$`)

export function readOutcome(value: unknown): FormOutcome | undefined {
  return typeof value === 'string' && outcomePattern.test(value)
    ? (value as FormOutcome)
    : undefined
}

/** The place in the queue that somebody has got; 0 is a place in the class. */
export function positionOf(outcome: FormOutcome): number {
  return outcome.startsWith('queued-') ? Number(outcome.slice('queued-'.length)) : 0
}
