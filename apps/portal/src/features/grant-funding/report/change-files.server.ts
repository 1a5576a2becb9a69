import {
  insertAttachments,
  listAttachments,
  removeAttachments,
} from '#core/files/attachments.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import type { Upload } from '#core/files/read-upload.server.ts'
import { uploadRefusals } from '#core/files/refusals.ts'
import { storeFiles } from '#core/files/store-files.server.ts'
import { reportFileKind } from '#core/grants/grant-case.ts'
import { mostFiles } from '#core/grants/limits.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockReport } from './lock-report.server.ts'

type Parts = { readonly database: Database; readonly files: FileParts }
type Who = { readonly userId: string; readonly applicationId: string }

const refuseFiles = (code: keyof typeof uploadRefusals) => new Refusal(code, uploadRefusals[code])

/**
 * Adds receipts to the draft of a report. They are the applicant's, and stay when somebody leaves.
 * @throws {Refusal} `FILES_REQUIRED`, `TOO_MANY_FILES`, what `inspectFiles` and `storeFiles` throw;
 *   `GRANT_STATE`: there is no draft; those of `lockReport`
 */
export async function addReportFiles(
  { database, files }: Parts,
  who: Who,
  upload: Upload,
  now: Date,
): Promise<void> {
  if (upload.files.length === 0) throw refuseFiles('FILES_REQUIRED')
  const sender = { client: who.userId, isVisitor: false }
  const inspected = await inspectFiles(files, upload.files, sender)
  await storeFiles(files, inspected, (stored) =>
    database.transaction(async (transaction) => {
      const { latest } = await lockReport(transaction, { ...who, now })
      if (latest?.state !== 'draft') throw refuseGrant('GRANT_STATE')
      const subject = { kind: reportFileKind, id: latest.id }
      const known = await listAttachments(transaction, subject)
      if (known.length + stored.length > mostFiles) throw refuseFiles('TOO_MANY_FILES')
      await insertAttachments(transaction, stored, { ownerId: null, subject })
    }),
  )
}

/**
 * Takes a receipt out of the draft; one that was sent stays.
 * @throws {Refusal} `GRANT_STATE`: there is no draft; those of `lockReport`
 */
export function removeReportFile(
  database: Database,
  who: Who,
  fileId: string,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { latest } = await lockReport(transaction, { ...who, now })
    if (latest?.state !== 'draft') throw refuseGrant('GRANT_STATE')
    const subject = { kind: reportFileKind, id: latest.id }
    const kept = (await listAttachments(transaction, subject)).filter(({ id }) => id !== fileId)
    await removeAttachments(transaction, subject, { except: kept.map(({ id }) => id) })
  })
}
