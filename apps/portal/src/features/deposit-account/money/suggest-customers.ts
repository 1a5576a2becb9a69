import { findCustomerNumbers } from '#core/bank/matching/customer-number.ts'
import { findBirthDates } from '#core/bank/matching/find-birth-dates.ts'
import { hasName, isSameName } from '#core/bank/matching/same-name.ts'
import type { suggestionReasons } from './contract.ts'

export type SuggestionReason = (typeof suggestionReasons)[number]

type Transfer = {
  readonly amountOre: number
  readonly debtor: string | null
  readonly remittance: string | null
}
type Candidate = {
  readonly customerNumber: string
  readonly fullName: string
  readonly birthDate: string
  readonly outstandingOre: number
}

export const mostSuggestions = 5
/** When more of them owe the same amount, it says nothing. */
const mostOfOneAmount = 3

/** What each reason is worth; the number has a check digit. */
const weights: Readonly<Record<SuggestionReason, number>> = {
  number: 8,
  'birth-date': 4,
  name: 3,
  amount: 1,
}

/**
 * Whose a transfer may be, the likeliest first, with what matches for each: nothing is decided here.
 * @param today `2026-11-22`
 */
export function suggestCustomers<One extends Candidate>(
  transfer: Transfer,
  candidates: readonly One[],
  today: string,
): { customer: One; why: SuggestionReason[] }[] {
  const text = transfer.remittance ?? ''
  const numbers = new Set(findCustomerNumbers(text))
  const dates = new Set(findBirthDates(text, today))
  const owed = candidates.filter(({ outstandingOre }) => outstandingOre === transfer.amountOre)
  const isDistinctive = owed.length <= mostOfOneAmount
  return candidates
    .map((customer) => {
      const matches: Readonly<Record<SuggestionReason, boolean>> = {
        number: numbers.has(customer.customerNumber),
        'birth-date': dates.has(customer.birthDate),
        name:
          hasName(text, customer.fullName) || isSameName(transfer.debtor ?? '', customer.fullName),
        amount: customer.outstandingOre === transfer.amountOre,
      }
      const why = (Object.keys(weights) as SuggestionReason[]).filter((one) => matches[one])
      return { customer, why }
    })
    .filter(({ why }) => why.length > 0 && (why.some((one) => one !== 'amount') || isDistinctive))
    .toSorted((one, other) => weightOf(other.why) - weightOf(one.why))
    .slice(0, mostSuggestions)
}

const weightOf = (why: readonly SuggestionReason[]) =>
  why.reduce((sum, reason) => sum + weights[reason], 0)
