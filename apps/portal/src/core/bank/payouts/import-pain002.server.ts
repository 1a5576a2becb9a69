import { eq } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import type { Pain002 } from '../contract.ts'
import { type ImportedFile, takeFile } from '../files/import-file.server.ts'
import { readAnswerFile } from '../files/read-bank-file.server.ts'
import { recordAction } from '../record-action.server.ts'
import { bankFile, payout, payoutFile } from '../tables.server.ts'
import type { OnReturned } from './on-returned.server.ts'
import type { OnSettled } from './on-settled.server.ts'
import { type Answer, settlePayouts } from './settle-payouts.server.ts'

/**
 * Takes in what the bank answers to a file of payouts: all of the answer or nothing. The same answer
 * again, also at once, changes nothing but what waits for a colleague of who brought it first.
 *
 * @throws {Refusal} BANK_FILE_…
 */
export async function importPain002(
  {
    database,
    encryption,
    onSettled,
    onReturned,
  }: {
    database: Database
    encryption: FieldEncryption
    onSettled?: OnSettled | undefined
    onReturned?: OnReturned | undefined
  },
  { bytes, actor }: { bytes: AsyncIterable<Uint8Array>; actor: AuditActor },
): Promise<ImportedFile> {
  const { payments, refused, originalMessageId, ...header } = await readAnswerFile({ bytes, actor })
  return retryContention(() =>
    database.transaction(async (transaction) => {
      const taken = await takeFile(transaction, { kind: 'pain.002', ...header })
      if (taken.isRepeated && taken.waitingPayouts === 0) return taken
      const answers = refused
        ? await answersForAll(transaction, originalMessageId, refused)
        : payments
      const settled = await settlePayouts(transaction, answers, {
        actor,
        encryption,
        onSettled,
        onReturned,
      })
      if (taken.isRepeated && settled.paid + settled.failed + settled.returned === 0) return taken
      const counts = {
        paidPayouts: taken.paidPayouts + settled.paid,
        failedPayouts: taken.failedPayouts + settled.failed,
        returnedPayouts: taken.returnedPayouts + settled.returned,
        waitingPayouts: settled.waiting.size,
        unknownAnswers: taken.isRepeated ? taken.unknownAnswers : settled.unknown,
      }
      await transaction.update(bankFile).set(counts).where(eq(bankFile.id, taken.id))
      await recordAction(transaction, actor, {
        action: 'bank-file-imported',
        subject: { kind: 'bank-file', id: String(taken.id) },
        after: {
          payouts: settled.paid + settled.failed,
          returnedPayouts: settled.returned,
          waitingPayouts: settled.waiting.size,
          unknownAnswers: counts.unknownAnswers,
        },
      })
      return { ...taken, ...counts, isRepeated: false }
    }),
  )
}

/** A refusal of a file that we did not send is one answer that nobody knows. */
async function answersForAll(
  transaction: Database,
  messageId: string,
  { reason }: NonNullable<Pain002['refused']>,
): Promise<Answer[]> {
  const found = await transaction
    .select({ endToEndId: payout.endToEndId })
    .from(payout)
    .innerJoin(payoutFile, eq(payoutFile.id, payout.fileId))
    .where(eq(payoutFile.messageId, messageId))
  const named = found.length > 0 ? found : [{ endToEndId: null }]
  return named.map(({ endToEndId }) => ({ endToEndId, outcome: 'failed', reason }))
}
