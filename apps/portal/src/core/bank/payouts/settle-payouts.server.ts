import { sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { postTransactions } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import type { Database } from '#platform/database/database.server.ts'
import { bankAccount, paidAccount, payoutsAccount } from '../accounts.ts'
import { osloToday } from '../oslo-today.server.ts'
import { findOwnOwners } from '../own-payouts.server.ts'
import { ownerOf } from '../payout-owner.ts'
import type { SettlingParts } from '../payout-source.ts'
import { actorIdOf } from '../record-action.server.ts'
import { payout } from '../tables.server.ts'
import { lockByEndToEndId, type PayoutInTransit } from './lock-payouts.server.ts'
import { notifySettled } from './notify-sources.server.ts'
import { returnPayouts } from './return-payouts.server.ts'
import { waitsForColleague } from './waits-for-colleague.server.ts'

/** The bank’s status of one payout. */
export type Answer = {
  readonly endToEndId: string | null
  readonly outcome: 'paid' | 'failed'
  readonly reason: string | null
  /** If the bank gives an amount, it must match the payout. */
  readonly amountOre?: number
}

/** A rejection after the payment: the money has been returned. */
type Refused = { row: PayoutInTransit; reason: string | null }

/** An outcome that staff recorded after checking in the bank. */
export type ManualSettlement = {
  readonly settledBy: string
  /** The bank's reference and date; null for a failed payment. */
  readonly paid: { readonly reference: string; readonly on: string } | null
}

type Settled = { row: PayoutInTransit; answer: Answer }

/**
 * Marks payouts as paid or failed, and posts it to the ledger: the money has left the bank account, or is
 * the owner's again. A payment that is rejected after it was paid has been returned. Settled payouts
 * do not change. A payout that the uploader approved, prepared or receives waits until a colleague
 * uploads the file, since anybody could write such a file.
 *
 * @returns how many were settled, which wait for a colleague, and how many statuses match no payout
 */
export async function settlePayouts(
  transaction: Database,
  answers: readonly Answer[],
  {
    actor,
    payerIban,
    ...rest
  }: {
    actor: AuditActor
    /** Our account that a file is about, whose payouts alone it settles; null for all of them. */
    payerIban: string | null
  } & Omit<SettlingParts, 'database'>,
): Promise<{
  paid: number
  failed: number
  returned: number
  waiting: ReadonlySet<string>
  unknown: number
}> {
  const actorId = actorIdOf(actor)
  const named = answers.flatMap(({ endToEndId }) => (endToEndId === null ? [] : [endToEndId]))
  const found = await lockByEndToEndId(transaction, named)
  const parts = { ...rest, database: transaction }
  const own = await findOwnOwners(parts, actor)
  const mustWait = await waitsForColleague(parts, own)
  const waiting = new Set<string>()
  const settled = new Map<string, Settled>()
  const refused = new Map<string, Refused>()
  let unknown = 0
  for (const answer of answers) {
    const named = found.get(answer.endToEndId ?? '')
    const row = payerIban === null || named?.payerIban === payerIban ? named : undefined
    const before = row && settled.get(row.id)?.answer.outcome
    const state = before ?? row?.state
    if (!row || (answer.amountOre ?? row.amountOre) !== row.amountOre) unknown += 1
    else if (state === 'released' || state === 'sent')
      if (mustWait(row)) waiting.add(row.id)
      else settled.set(row.id, { row, answer })
    else if (before === undefined && state === 'paid' && answer.outcome === 'failed')
      if (mustWait(row)) waiting.add(row.id)
      else refused.set(row.id, { row, reason: answer.reason })
    // A returned payout was paid before, and may also be reported as rejected.
    else if (state !== answer.outcome && state !== 'returned') unknown += 1
  }
  const now = [...settled.values()]
  await markSettled(transaction, now, { ...rest, actorId, manual: null })
  const paid = now.filter(({ answer }) => answer.outcome === 'paid').length
  const on = refused.size > 0 ? await osloToday(transaction) : ''
  await returnPayouts(
    transaction,
    [...refused.values()].map(({ row, reason }) => ({
      row,
      amountOre: row.amountOre,
      on,
      reference: null,
      reason,
    })),
    { ...rest, actorId },
  )
  return {
    paid,
    failed: now.length - paid,
    returned: refused.size,
    waiting,
    unknown,
  }
}

/** Settles payouts that are locked and in transit. */
export async function markSettled(
  transaction: Database,
  settled: readonly Settled[],
  by: {
    actorId: string | null
    manual: ManualSettlement | null
  } & Pick<SettlingParts, 'payoutSources' | 'portalUrl'>,
): Promise<void> {
  if (settled.length === 0) return
  await mark(transaction, settled, by.manual)
  const valueDate = by.manual?.paid?.on ?? (await osloToday(transaction))
  await postTransactions(
    transaction,
    settled.map(({ row, answer }) => ({
      key: `payout:${row.id}:${answer.outcome}`,
      kind: answer.outcome === 'paid' ? 'payout-paid' : 'payout-failed',
      valueDate,
      entries: move(row.amountOre, {
        from: answer.outcome === 'paid' ? bankAccount(row.payerIban) : paidAccount(ownerOf(row)),
        to: payoutsAccount(row.payerIban),
      }),
      actorId: by.actorId,
    })),
  )
  await notifySettled(
    transaction,
    settled.map(({ row, answer: { outcome } }) => ({
      id: row.id,
      requestKey: row.requestKey,
      owner: ownerOf(row),
      amountOre: row.amountOre,
      outcome,
    })),
    by,
  )
}

/** A payout with a status from the bank was sent, even if nobody marked it as sent. */
async function mark(
  transaction: Database,
  settled: readonly Settled[],
  manual: ManualSettlement | null,
): Promise<void> {
  await transaction.execute(sql`
    update ${payout} set state = 'sent', sent_at = now()
    where id = any(${sql.param(settled.map(({ row }) => row.id))}::uuid[]) and state = 'released'`)
  await transaction.execute(sql`
    update ${payout} as settled
    set state = given.state, failure_reason = given.reason, settled_at = now(),
      settled_by = ${manual?.settledBy ?? null}, bank_reference = ${manual?.paid?.reference ?? null},
      paid_on = ${manual?.paid?.on ?? null}::date
    from unnest(
      ${sql.param(settled.map(({ row }) => row.id))}::uuid[],
      ${sql.param(settled.map(({ answer }) => answer.outcome))}::text[],
      ${sql.param(settled.map(({ answer }) => (answer.outcome === 'failed' ? (answer.reason ?? 'UNKNOWN') : null)))}::text[]
    ) as given (id, state, reason)
    where settled.id = given.id`)
}
