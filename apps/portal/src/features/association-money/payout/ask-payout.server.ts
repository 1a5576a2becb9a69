import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { findAccount } from '#core/association-accounts/find-account.server.ts'
import { associationAccount } from '#core/associations/association-account.ts'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { availableOre } from '#core/bank/payouts/add-payout.server.ts'
import { lockAccount } from '#core/ledger/lock-account.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Board } from '../model/board.ts'
import { inKroner, recordBoard } from '../model/record-board.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { associationPayoutRequest as request } from '../model/tables.server.ts'
import type { PayoutForm } from './contract.ts'

/** Who owns the money, as the bank's engine names it. */
export const moneyOwner = (associationId: string) =>
  ({ kind: 'association', key: associationId }) as const

/**
 * The board asks for money. Of two at once one does, by the index of what waits. Who may not see the
 * association is refused as if there were none.
 * @throws {Refusal} `ACCOUNT_MISSING`, `ACCOUNT_CHANGED`, `PAYOUT_TOO_MUCH`, `PAYOUT_REQUEST_WAITS`,
 *   and those of `requireRight`
 */
export function askPayout(
  database: Database,
  board: Board,
  { amountOre, note, accountId }: PayoutForm,
  now: Date,
): Promise<void> {
  const { associationId, userId } = board
  return database.transaction(async (transaction) => {
    await requireRight(transaction, board, 'money', { isChange: true })
    const account = await findAccount(transaction, associationId, 'confirmed')
    if (!account) throw refuse('ACCOUNT_MISSING')
    if (account.id !== accountId) throw refuse('ACCOUNT_CHANGED')
    await lockAccount(transaction, associationAccount(associationId))
    if (amountOre > (await availableOre(transaction, moneyOwner(associationId))))
      throw refuse('PAYOUT_TOO_MUCH')
    const added = await transaction
      .insert(request)
      .values({
        id: randomUUID(),
        associationId,
        amountOre,
        note: note === '' ? null : note,
        askedBy: userId,
        askedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: request.id })
    if (added.length === 0) throw refuse('PAYOUT_REQUEST_WAITS')
    await recordBoard(transaction, board, 'payout-asked', inKroner(amountOre))
  })
}

/**
 * @throws {Refusal} `PAYOUT_REQUEST_NOT_FOUND`, `PAYOUT_REQUEST_DECIDED`, and those of `requireRight`
 */
export function withdrawRequest(
  database: Database,
  board: Board,
  { requestId }: { readonly requestId: string },
  now: Date,
): Promise<void> {
  const { associationId, userId } = board
  return database.transaction(async (transaction) => {
    await requireRight(transaction, board, 'money', { isChange: true })
    const isIt = and(eq(request.id, requestId), eq(request.associationId, associationId))
    const [withdrawn] = await transaction
      .update(request)
      .set({ state: 'withdrawn', decidedBy: userId, decidedAt: now })
      .where(and(isIt, eq(request.state, 'waiting')))
      .returning({ amountOre: request.amountOre })
    if (withdrawn)
      return recordBoard(transaction, board, 'payout-withdrawn', inKroner(withdrawn.amountOre))
    const known = await transaction.$count(request, isIt)
    throw refuse(known === 0 ? 'PAYOUT_REQUEST_NOT_FOUND' : 'PAYOUT_REQUEST_DECIDED')
  })
}
