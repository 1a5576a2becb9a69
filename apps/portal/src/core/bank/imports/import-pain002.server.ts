import { eq } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import type { Pain002 } from '../contract.ts'
import { readAnswerFile } from '../files/read-bank-file.server.ts'
import type { SettlingParts } from '../payout-source.ts'
import { type Answer, settlePayouts } from '../payouts/settle-payouts.server.ts'
import { recordAction } from '../record-action.server.ts'
import { bankFile, payout, payoutFile } from '../tables.server.ts'
import { addBankFile, type ImportedFile } from './add-bank-file.server.ts'

/**
 * Imports the bank's status report for a payout file, as a whole or not at all. Importing the same
 * report twice, also concurrently, only settles what was waiting for a colleague of the first uploader.
 *
 * @throws {Refusal} BANK_FILE_…
 */
export async function importPain002(
  { database, ...parts }: SettlingParts,
  { bytes, actor }: { bytes: AsyncIterable<Uint8Array>; actor: AuditActor },
): Promise<ImportedFile> {
  const { payments, refused, originalMessageId, ...header } = await readAnswerFile({ bytes, actor })
  return retryContention(() =>
    database.transaction(async (transaction) => {
      const file = await addBankFile(transaction, { kind: 'pain.002', ...header })
      if (file.isRepeated && file.waitingPayouts === 0) return file
      const answers = refused
        ? await answersForAll(transaction, originalMessageId, refused)
        : payments
      const settled = await settlePayouts(transaction, answers, {
        ...parts,
        actor,
        payerIban: null,
      })
      if (file.isRepeated && settled.paid + settled.failed + settled.returned === 0) return file
      const counts = {
        paidPayouts: file.paidPayouts + settled.paid,
        failedPayouts: file.failedPayouts + settled.failed,
        returnedPayouts: file.returnedPayouts + settled.returned,
        waitingPayouts: settled.waiting.size,
        unknownAnswers: file.isRepeated ? file.unknownAnswers : settled.unknown,
      }
      await transaction.update(bankFile).set(counts).where(eq(bankFile.id, file.id))
      await recordAction(transaction, actor, {
        action: 'bank-file-imported',
        subject: { kind: 'bank-file', id: String(file.id) },
        after: {
          payouts: settled.paid + settled.failed,
          returnedPayouts: settled.returned,
          waitingPayouts: settled.waiting.size,
          unknownAnswers: counts.unknownAnswers,
        },
      })
      return { ...file, ...counts, isRepeated: false }
    }),
  )
}

/** A rejected file that we did not send counts as one unknown answer. */
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
