import { monthsAfter } from './months.ts'

/** So far ahead a membership is sold: in June for the autumn. */
const maxMonthsAhead = 3

export type StartRefusal = 'START_IN_PAST' | 'START_TOO_FAR'

/** Why a membership may not begin on a day; null where it may. */
export function checkStart(startDate: string, today: string): StartRefusal | null {
  if (startDate < today) return 'START_IN_PAST'
  return startDate > monthsAfter(today, maxMonthsAhead) ? 'START_TOO_FAR' : null
}

/**
 * What staff may set aside for who buys, with a reason: employees are refused online alone
 * (specification, section 6), and a semester fee may be proven on paper.
 */
export const waivablePurchaseRules = ['NO_EMPLOYEES', 'STUDENT_FEE_MISSING'] as const
export type WaivablePurchaseRule = (typeof waivablePurchaseRules)[number]
