import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { largestAmount } from '#core/ledger/contract.ts'
import { lockAccount } from '#core/ledger/lock-account.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { indexAccount } from '../account-index.server.ts'
import { maskAccountNumber } from '../account-number.ts'
import { heldOre, paidAccount } from '../accounts.ts'
import { requireOthersPayouts } from '../own-payouts.server.ts'
import { ownerId, ownerOf, type PayoutOwner } from '../payout-owner.ts'
import { type PayoutParts, sourceOf } from '../payout-source.ts'
import type { PayoutCause } from '../payout-states.ts'
import { ownerFacts, recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { payout } from '../tables.server.ts'
import { decryptPayee, encryptPayee, type StoredPayee } from './payee.server.ts'

export type PayoutRequest<Who> = {
  /** What it pays, `refund:<id>`. Each key is paid out once. */
  readonly requestKey: string
  /** Whose money it is. */
  readonly owner: PayoutOwner
  readonly amountOre: number
  readonly payee: Who
  /** The text on the payee's bank statement. */
  readonly message: string
  /** The member of staff who decided that it is to be paid. */
  readonly approvedBy: string
  /** For the audit log, if there is one. */
  readonly reason?: string
  readonly cause?: PayoutCause | null | undefined
}

/**
 * Adds a payout that waits for release, unless it exists. Locks the owner's account, so that two
 * concurrent payouts cannot use the same money.
 *
 * @returns its id
 * @throws {Refusal} OWN_CASE, PAYOUT_DIFFERS, PAYOUT_EXCEEDS_BALANCE
 */
export async function addPayout(
  { database, ...parts }: PayoutParts,
  request: PayoutRequest<StoredPayee>,
  actor: StaffAuditActor,
): Promise<string> {
  const { encryption } = parts
  const { requestKey, owner, amountOre, payee, message, approvedBy, reason } = request
  const cause = request.cause ?? null
  if (!Number.isSafeInteger(amountOre) || amountOre <= 0 || amountOre > largestAmount)
    throw new Error('A payout has an amount in whole øre')
  return database.transaction(async (transaction) => {
    const going = { owner, payee: () => payee }
    await requireOthersPayouts({ ...parts, database: transaction }, actor, [going])
    await sourceOf(parts.payoutSources, owner.kind).lock?.(transaction, [owner.key])
    await lockAccount(transaction, paidAccount(owner))
    const [known] = await transaction.select().from(payout).where(eq(payout.requestKey, requestKey))
    if (known) {
      if (isSame(known, decryptPayee(encryption, known.id, known), request)) return known.id
      throw refuse('PAYOUT_DIFFERS')
    }
    if (amountOre > (await availableOre(transaction, owner))) throw refuse('PAYOUT_EXCEEDS_BALANCE')
    const id = randomUUID()
    const [added] = await transaction
      .insert(payout)
      .values({
        id,
        requestKey,
        ownerKind: owner.kind,
        ownerKey: owner.key,
        amountOre,
        channel: payee.account === null ? 'manual' : 'file',
        ...encryptPayee(encryption, id, payee),
        payeeAccountIndex:
          payee.account === null ? null : (indexAccount(encryption, payee.account)[0] ?? null),
        payeeAccountMasked: payee.account === null ? null : maskAccountNumber(payee.account),
        message,
        cause,
        // Unique, at most 35 characters.
        endToEndId: id.replaceAll('-', ''),
        approvedBy,
        preparedBy: actor.userId,
      })
      .onConflictDoNothing({ target: payout.requestKey })
      .returning({ id: payout.id })
    // A concurrent request used the key for another owner.
    if (!added) throw refuse('PAYOUT_DIFFERS')
    await recordAction(transaction, actor, {
      action: 'payout-prepared',
      subject: { kind: 'payout', id },
      after: {
        ...ownerFacts(owner),
        amountOre,
        approvedBy,
        ...(reason !== undefined && { payoutReason: reason }),
        ...(cause !== null && { payoutCause: cause }),
      },
    })
    return id
  })
}

/** The balance of the owner's account minus payouts that wait for release, in øre. */
export async function availableOre(database: Database, owner: PayoutOwner): Promise<number> {
  const balance = heldOre(owner.kind, await balanceOf(database, paidAccount(owner)))
  const [promised] = await database
    .select({ ore: sql<string>`coalesce(sum(${payout.amountOre}), 0)` })
    .from(payout)
    .where(
      and(
        eq(payout.ownerKind, owner.kind),
        eq(payout.ownerKey, owner.key),
        eq(payout.state, 'prepared'),
      ),
    )
  return balance - Number(promised?.ore)
}

function isSame(
  known: typeof payout.$inferSelect,
  before: StoredPayee | null,
  { owner, amountOre, payee }: PayoutRequest<StoredPayee>,
): boolean {
  return (
    ownerId(ownerOf(known)) === ownerId(owner) &&
    known.amountOre === amountOre &&
    before?.name === payee.name &&
    before.account === payee.account &&
    before.details === payee.details
  )
}
