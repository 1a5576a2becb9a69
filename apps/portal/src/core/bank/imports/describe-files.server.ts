import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { BankFiles, ImportedFile } from '../answers.ts'
import type { BankFileKind } from '../bank-file-kinds.ts'
import { bankFile, incomingTransfer } from '../tables.server.ts'
import type { ImportedFile as StoredFile } from './add-bank-file.server.ts'

/** How many are listed: those of the last months. */
const shownFiles = 200

export async function listBankFiles(
  database: Database,
  kinds: readonly BankFileKind[],
): Promise<BankFiles> {
  const files = await database
    .select()
    .from(bankFile)
    .where(inArray(bankFile.kind, [...kinds]))
    .orderBy(desc(bankFile.id))
    .limit(shownFiles)
  return { items: files.map(describeFile) }
}

export async function describeImported(
  database: Database,
  file: StoredFile & { readonly others?: number },
): Promise<ImportedFile> {
  return {
    ...describeFile(file),
    isRepeated: file.isRepeated,
    others: file.others ?? 0,
    unmatched: await database.$count(
      incomingTransfer,
      and(eq(incomingTransfer.fileId, file.id), isNull(incomingTransfer.customerNumber)),
    ),
  }
}

function describeFile({
  sha256: _,
  byteSize: __,
  receivedAt,
  ...file
}: typeof bankFile.$inferSelect) {
  const { id, kind, messageId, transfers, repeatedTransfers } = file
  const { confirmedTransfers, conflicts, returnedPayouts } = file
  const { paidPayouts, failedPayouts, unknownAnswers } = file
  const { waitingPayouts, waitingTransfers } = file
  return {
    id,
    kind,
    messageId,
    transfers,
    repeatedTransfers,

    confirmedTransfers,
    conflicts,
    returnedPayouts,

    paidPayouts,
    failedPayouts,
    unknownAnswers,

    waitingPayouts,
    waitingTransfers,
    receivedAt: receivedAt.toISOString(),
  }
}

/** The body of a request, in pieces as the reader of files takes them. */
export async function* inBatches(body: ArrayBuffer): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(body)
}
