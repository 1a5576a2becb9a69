import { monthsAfter } from './months.ts'

/** Months ahead for which a membership can be sold: in June for the autumn. */
const maxMonthsAhead = 3

export type StartRefusal = 'START_IN_PAST' | 'START_TOO_FAR'

/** Why a membership may not start on a day; null if it may. */
export function checkStart(startDate: string, today: string): StartRefusal | null {
  if (startDate < today) return 'START_IN_PAST'
  return startDate > monthsAfter(today, maxMonthsAhead) ? 'START_TOO_FAR' : null
}

/**
 * The rules that staff may waive for a buyer, with a reason: employees are refused only online
 * (specification, section 6), and a semester fee can be proven on paper.
 */
export const waivablePurchaseRules = ['NO_EMPLOYEES', 'STUDENT_FEE_MISSING'] as const
export type WaivablePurchaseRule = (typeof waivablePurchaseRules)[number]
