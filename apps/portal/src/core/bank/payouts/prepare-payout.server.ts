import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { largestAmount } from '#core/ledger/contract.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { maskAccountNumber, normaliseAccountNumber } from '../account-number.ts'
import { recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { payout } from '../tables.server.ts'
import { decryptPayee, encryptPayee, type Payee } from './payee.server.ts'

export type PayoutRequest = {
  /** What it pays, `refund:<id>`: that is paid out once, whoever asks again. */
  readonly requestKey: string
  readonly customerNumber: string
  readonly amountOre: number
  readonly payee: Payee
  /** For the payee's statement. */
  readonly message: string
  /** The member of staff who decided that it is to be paid. */
  readonly approvedBy: string
}

type Staff = Extract<AuditActor, { kind: 'staff' }>

/**
 * Makes a payout ready for somebody else to release. The same request again is the same payout.
 * @returns its id
 * @throws {Refusal} PAYOUT_ACCOUNT_INVALID, PAYOUT_DIFFERS
 */
export async function preparePayout(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  request: PayoutRequest,
  actor: Staff,
): Promise<string> {
  const { requestKey, customerNumber, amountOre, message, approvedBy } = request
  if (!Number.isSafeInteger(amountOre) || amountOre <= 0 || amountOre > largestAmount)
    throw new Error('A payout has an amount in whole øre')
  const account = normaliseAccountNumber(request.payee.account)
  if (account === null) throw refuse('PAYOUT_ACCOUNT_INVALID')
  const id = randomUUID()
  return database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(payout)
      .values({
        id,
        requestKey,
        customerNumber,
        amountOre,
        ...encryptPayee(encryption, id, { ...request.payee, account }),
        payeeAccountMasked: maskAccountNumber(account),
        message,
        // At most 35 signs, and no two the same.
        endToEndId: id.replaceAll('-', ''),
        approvedBy,
        preparedBy: actor.userId,
      })
      .onConflictDoNothing({ target: payout.requestKey })
      .returning({ id: payout.id })
    if (added) {
      await recordAction(transaction, actor, {
        action: 'payout-prepared',
        subject: { kind: 'payout', id },
        after: { customerNumber, amountOre, approvedBy },
      })
      return id
    }
    const [known] = await transaction.select().from(payout).where(eq(payout.requestKey, requestKey))
    const payee = known && decryptPayee(encryption, known.id, known)
    const isSame =
      known?.customerNumber === customerNumber &&
      known.amountOre === amountOre &&
      payee?.account === account &&
      payee.name === request.payee.name
    if (!known || !isSame) throw refuse('PAYOUT_DIFFERS')
    return known.id
  })
}
