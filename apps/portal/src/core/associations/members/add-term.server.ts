import type { Database } from '#platform/database/database.server.ts'
import { associationTerm, type feePayments } from '../tables.server.ts'
import type { Term } from '../terms.ts'

type NewTerm = Term & {
  readonly memberId: string
  readonly feeOre: number
  /** How the fee was paid; `free` without one. */
  readonly paidBy: (typeof feePayments)[number]
  /** Of a payment by card. */
  readonly paymentId?: string
}

/** Adds a term. Call it under `lockMember`, after it is known that no other one has its days. */
export async function addTerm(transaction: Database, term: NewTerm): Promise<string> {
  const [added] = await transaction
    .insert(associationTerm)
    .values(term)
    .returning({ id: associationTerm.id })
  if (!added) throw new Error('a term was not added')
  return added.id
}

/** Whether one of the terms has a day of another one. */
export const overlaps = (terms: readonly Term[], { startsOn, endsOn }: Term): boolean =>
  terms.some((one) => one.startsOn <= endsOn && startsOn <= one.endsOn)
