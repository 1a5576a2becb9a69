import { inArray, sql } from 'drizzle-orm'
import { postTransactions } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import type { Database } from '#platform/database/database.server.ts'
import { bankAccount, ownerAccount, payoutsAccount } from '../accounts.ts'
import { osloToday } from '../oslo-today.server.ts'
import { payout, payoutFile } from '../tables.server.ts'

/** What the bank says of one payout. */
export type Answer = {
  readonly endToEndId: string | null
  readonly outcome: 'paid' | 'failed'
  readonly reason: string | null
  /** When the bank says it: it must be that of the payout. */
  readonly amountOre?: number
}

type Found = typeof payout.$inferSelect & { payerIban: string }

/**
 * Marks payouts as paid or failed, and posts it: what was on its way has left the bank, or is the
 * customer's again. What is settled already stays as it is.
 *
 * @returns how many were settled now, and how many answers agree with nothing that we know
 */
export async function settlePayouts(
  transaction: Database,
  answers: readonly Answer[],
  actorId: string | null,
): Promise<{ paid: number; failed: number; unknown: number }> {
  const found = await lockPayouts(transaction, answers)
  const settled = new Map<string, { row: Found; answer: Answer }>()
  let unknown = 0
  for (const answer of answers) {
    const row = answer.endToEndId === null ? undefined : found.get(answer.endToEndId)
    const before = row && settled.get(row.id)?.answer.outcome
    const state = before ?? row?.state
    if (!row || (answer.amountOre ?? row.amountOre) !== row.amountOre) unknown += 1
    else if (state === 'released' || state === 'sent') settled.set(row.id, { row, answer })
    else if (state !== answer.outcome) unknown += 1
  }
  const now = [...settled.values()]
  await mark(transaction, now)
  const valueDate = await osloToday(transaction)
  await postTransactions(
    transaction,
    now.map(({ row, answer }) => ({
      key: `payout:${row.id}:${answer.outcome}`,
      kind: answer.outcome === 'paid' ? 'payout-paid' : 'payout-failed',
      valueDate,
      entries: move(row.amountOre, {
        from:
          answer.outcome === 'paid'
            ? bankAccount(row.payerIban)
            : ownerAccount(row.payerIban, row.customerNumber),
        to: payoutsAccount(row.payerIban),
      }),
      actorId,
    })),
  )
  const paid = now.filter(({ answer }) => answer.outcome === 'paid').length
  return { paid, failed: now.length - paid, unknown }
}

/** By their end-to-end ids. */
async function lockPayouts(
  transaction: Database,
  answers: readonly Answer[],
): Promise<ReadonlyMap<string, Found>> {
  const named = answers.flatMap(({ endToEndId }) => (endToEndId === null ? [] : [endToEndId]))
  if (named.length === 0) return new Map()
  const rows = await transaction
    .select()
    .from(payout)
    .where(inArray(payout.endToEndId, named))
    .orderBy(payout.id)
    .for('no key update')
  const fileIds = rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))
  const files = await transaction
    .select({ id: payoutFile.id, payerIban: payoutFile.payerIban })
    .from(payoutFile)
    .where(inArray(payoutFile.id, fileIds.length > 0 ? fileIds : [0]))
  const ibans = new Map(files.map(({ id, payerIban }) => [id, payerIban]))
  return new Map(
    rows.map((row) => [row.endToEndId, { ...row, payerIban: ibans.get(row.fileId ?? 0) ?? '' }]),
  )
}

/** What the bank answers was sent, whether somebody noted that or not. */
async function mark(
  transaction: Database,
  settled: readonly { row: Found; answer: Answer }[],
): Promise<void> {
  if (settled.length === 0) return
  await transaction.execute(sql`
    update ${payout} set state = 'sent', sent_at = now()
    where id = any(${sql.param(settled.map(({ row }) => row.id))}::uuid[]) and state = 'released'`)
  await transaction.execute(sql`
    update ${payout} as settled
    set state = given.state, failure_reason = given.reason, settled_at = now()
    from unnest(
      ${sql.param(settled.map(({ row }) => row.id))}::uuid[],
      ${sql.param(settled.map(({ answer }) => answer.outcome))}::text[],
      ${sql.param(settled.map(({ answer }) => (answer.outcome === 'failed' ? (answer.reason ?? 'UNKNOWN') : null)))}::text[]
    ) as given (id, state, reason)
    where settled.id = given.id`)
}
