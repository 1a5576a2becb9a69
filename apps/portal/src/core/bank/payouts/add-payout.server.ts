import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { largestAmount } from '#core/ledger/contract.ts'
import { lockAccount } from '#core/ledger/lock-account.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { maskAccountNumber } from '../account-number.ts'
import { requireOthersPayouts } from '../own-money.server.ts'
import type { PayoutCause } from '../payout-states.ts'
import { recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { payout } from '../tables.server.ts'
import { decryptPayee, encryptPayee, type KnownPayee } from './payee.server.ts'

export type PayoutRequest<Who> = {
  /** What it pays, `refund:<id>`: that is paid out once, whoever asks again. */
  readonly requestKey: string
  readonly customerNumber: string
  readonly amountOre: number
  readonly payee: Who
  /** For the payee's statement. */
  readonly message: string
  /** The member of staff who decided that it is to be paid. */
  readonly approvedBy: string
  /** For the audit log, where there is more to say than that it was asked for. */
  readonly reason?: string
  readonly cause?: PayoutCause | null | undefined
}

/**
 * Adds a payout that waits for release, unless the same one is there. Of one customer one at a time:
 * two at once cannot both promise the same money.
 *
 * @returns its id
 * @throws {Refusal} OWN_CASE, PAYOUT_DIFFERS, PAYOUT_EXCEEDS_BALANCE
 */
export async function addPayout(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  request: PayoutRequest<KnownPayee>,
  actor: StaffAuditActor,
): Promise<string> {
  const { requestKey, customerNumber, amountOre, payee, message, approvedBy, reason } = request
  const cause = request.cause ?? null
  if (!Number.isSafeInteger(amountOre) || amountOre <= 0 || amountOre > largestAmount)
    throw new Error('A payout has an amount in whole øre')
  return database.transaction(async (transaction) => {
    const going = { customerNumber, payee: () => payee }
    await requireOthersPayouts({ database: transaction, encryption }, actor, [going])
    await lockAccount(transaction, { kind: 'deposit', key: customerNumber })
    const [known] = await transaction.select().from(payout).where(eq(payout.requestKey, requestKey))
    if (known) {
      if (isSame(known, decryptPayee(encryption, known.id, known), request)) return known.id
      throw refuse('PAYOUT_DIFFERS')
    }
    if (amountOre > (await availableOre(transaction, customerNumber)))
      throw refuse('PAYOUT_EXCEEDS_BALANCE')
    const id = randomUUID()
    const [added] = await transaction
      .insert(payout)
      .values({
        id,
        requestKey,
        customerNumber,
        amountOre,
        channel: payee.account === null ? 'manual' : 'file',
        ...encryptPayee(encryption, id, payee),
        payeeAccountMasked: payee.account === null ? null : maskAccountNumber(payee.account),
        message,
        cause,
        // At most 35 signs, and no two the same.
        endToEndId: id.replaceAll('-', ''),
        approvedBy,
        preparedBy: actor.userId,
      })
      .onConflictDoNothing({ target: payout.requestKey })
      .returning({ id: payout.id })
    // Asked for at the same moment for another customer.
    if (!added) throw refuse('PAYOUT_DIFFERS')
    await recordAction(transaction, actor, {
      action: 'payout-prepared',
      subject: { kind: 'payout', id },
      after: {
        customerNumber,
        amountOre,
        approvedBy,
        ...(reason !== undefined && { payoutReason: reason }),
        ...(cause !== null && { payoutCause: cause }),
      },
    })
    return id
  })
}

/** What is on a customer's account and not promised to payouts that wait for release, in øre. */
export async function availableOre(database: Database, customerNumber: string): Promise<number> {
  const balance = await balanceOf(database, { kind: 'deposit', key: customerNumber })
  const [promised] = await database
    .select({ ore: sql<string>`coalesce(sum(${payout.amountOre}), 0)` })
    .from(payout)
    .where(and(eq(payout.customerNumber, customerNumber), eq(payout.state, 'prepared')))
  return balance - Number(promised?.ore)
}

function isSame(
  known: typeof payout.$inferSelect,
  before: KnownPayee | null,
  { customerNumber, amountOre, payee }: PayoutRequest<KnownPayee>,
): boolean {
  return (
    known.customerNumber === customerNumber &&
    known.amountOre === amountOre &&
    before?.name === payee.name &&
    before.account === payee.account &&
    before.details === payee.details
  )
}
