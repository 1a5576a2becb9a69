import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { whoDecided } from '#core/audit/record-action.server.ts'
import { toMoneyState } from '#core/payments/contract.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { refuse } from '#core/payments/refuse.server.ts'
import { refundByStaff } from '#core/payments/staff-payments.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { lockInvoice } from './lock-invoice.server.ts'
import { type CardPayment, findOwed, listCardPayments, requireOwed } from './owed.server.ts'
import { invoice } from './tables.server.ts'

export const returnTask = declareTask(
  'return-owed-to-cards',
  z.strictObject({
    invoiceId: z.uuid(),
    /** The member of staff; null when the person decided it themselves. */
    decidedBy: z.string().nullable(),
    reason: z.string(),
  }),
)
type Return = z.infer<typeof returnTask.payload>

/**
 * For invoices of what has ended: what is owed of them goes back to the cards that paid, once the
 * caller's transaction is committed.
 */
export async function enqueueReturns(
  transaction: Database,
  invoiceIds: readonly string[],
  by: Omit<Return, 'invoiceId'>,
): Promise<void> {
  for (const invoiceId of invoiceIds)
    await enqueueJob(
      transaction,
      returnTask,
      { invoiceId, ...by },
      { key: `${returnTask.name}:${invoiceId}` },
    )
}

/**
 * Gives what is owed of an invoice back to the cards that paid it, the latest payment first, as far as
 * they cover it. What was paid from a bank stays owed, for staff to pay out. Again it does nothing: what
 * is on its way back is not owed. What staff decide has the limit for one person: above it the first
 * call is their request, and a second person makes the refund.
 *
 * @throws {Refusal} PAYMENT_UNDER_WAY: an amount is about to be captured, or somebody else is working on
 *   the payment; `INVOICE_CHANGED`: somebody else has given it back. The job runs again.
 */
export async function returnToCards(
  { database, payments }: { database: Database; payments: Pick<Payments, 'engine' | 'refund'> },
  { invoiceId, decidedBy, reason }: Return,
): Promise<void> {
  for (;;) {
    const next = await findNext(database, invoiceId)
    if (!next) return
    const { card, refundOre } = next
    const inTransaction = async (transaction: Database) =>
      requireOwed(transaction, await lockInvoice(transaction, invoiceId), refundOre)
    if (decidedBy === null) {
      await payments.refund(card.id, {
        refundOre: () => refundOre,
        detail: 'credited',
        keepsSubject: true,
        inTransaction,
      })
      continue
    }
    const wanted = { id: card.id, version: card.version, refundOre, reason, inTransaction }
    const staff = { ...whoDecided(decidedBy), roles: [] }
    const isStarted = await refundByStaff({ database, engine: payments.engine() }, staff, wanted)
      .then(({ outcome }) => outcome === 'started')
      .catch((error) => {
        // Their request waits for a second person since the run before.
        if (error instanceof Refusal && error.code === 'PAYMENT_SECOND_PERSON') return false
        throw error
      })
    if (!isStarted) return
  }
}

/** The next refund; null when nothing is owed, or no card has paid it. */
async function findNext(
  database: Database,
  invoiceId: string,
): Promise<{ card: CardPayment; refundOre: number } | null> {
  const [found] = await database.select().from(invoice).where(eq(invoice.id, invoiceId))
  if (!found) return null
  const cards = await listCardPayments(database, found)
  // Its money reaches the ledger in some minutes, and may then be owed.
  if (cards.some((card) => toMoneyState(card) === 'reserved')) throw refuse('PAYMENT_UNDER_WAY')
  const owed = await findOwed(database, found)
  const card = cards.find(({ amountOre, refundDueOre }) => amountOre > refundDueOre)
  if (owed === 0 || !card) return null
  return { card, refundOre: Math.min(owed, card.amountOre - card.refundDueOre) }
}
