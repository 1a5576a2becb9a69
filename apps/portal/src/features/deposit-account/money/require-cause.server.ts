import { eq } from 'drizzle-orm'
import type { PayoutSource } from '#core/bank/payout-source.ts'
import type { PayoutCause } from '#core/bank/payout-states.ts'
import { availableOre } from '#core/bank/payouts/add-payout.server.ts'
import { refuse } from '#core/bank/refuse.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import { lockAccount } from '#core/ledger/lock-account.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { hasApprovedRefund } from '../refund/has-approved-refund.server.ts'
import { findCustomers } from './find-customers.server.ts'

/**
 * Refuses a payout of deposit money that is still invoiced, without a cause of its own: nobody has
 * approved a refund, and the student's letter ends with it. What is left afterwards counts, payouts that
 * wait for release taken off; of an account that is closed nothing is invoiced any more.
 *
 * @param transaction in which the payout is prepared: the account stays locked
 * @throws {Refusal} PAYOUT_CAUSE_REQUIRED
 */
export async function requireCause(
  transaction: Database,
  wanted: {
    requestKey: string
    customerNumber: string
    amountOre: number
    cause?: PayoutCause | null | undefined
  },
): Promise<void> {
  const { requestKey, customerNumber, amountOre, cause } = wanted
  if (cause) return
  await lockAccount(transaction, { kind: 'deposit', key: customerNumber })
  // The same request again is the payout that is there: it has taken its part already.
  if ((await transaction.$count(payout, eq(payout.requestKey, requestKey))) > 0) return
  const customer = (await findCustomers(transaction, [customerNumber])).get(customerNumber)
  if (!customer?.isOpen || (await hasApprovedRefund(transaction, customer.caseId))) return
  const leftOre =
    (await availableOre(transaction, { kind: 'deposit', key: customerNumber })) - amountOre
  if (leftOre < customer.invoicedOre) throw refuse('PAYOUT_CAUSE_REQUIRED')
}

/**
 * The same when a payout is prepared once more: it keeps the cause that it had.
 * @throws {Refusal} PAYOUT_CAUSE_REQUIRED
 */
export const requireCauseForRetry: NonNullable<PayoutSource['checkAgain']> = (
  transaction,
  { id, owner, amountOre, cause },
) =>
  requireCause(transaction, {
    requestKey: `again:${id}`,
    customerNumber: owner.key,
    amountOre,
    cause,
  })
