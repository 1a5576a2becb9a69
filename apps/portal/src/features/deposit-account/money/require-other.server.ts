import type { RequireOther } from '#core/bank/require-other.server.ts'
import { findCustomers } from './find-customers.server.ts'
import { refuse } from './refuse.server.ts'

/** @throws {Refusal} OWN_MONEY: one of the customers is whoever acts */
export const requireOther: RequireOther = async (transaction, actor, customerNumbers) => {
  const customers = await findCustomers(
    transaction,
    customerNumbers.filter((number) => number !== null),
  )
  if ([...customers.values()].some(({ userId }) => userId === actor.userId))
    throw refuse('OWN_MONEY')
}
