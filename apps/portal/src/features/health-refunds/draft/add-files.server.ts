import { insertAttachments, listAttachments } from '#core/files/attachments.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import type { Upload } from '#core/files/read-upload.server.ts'
import { type UploadRefusal, uploadRefusals } from '#core/files/refusals.ts'
import { storeFiles } from '#core/files/store-files.server.ts'
import { draftFiles } from '#core/health-refunds/case-kind.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { AddedFiles } from '../model/contract.ts'
import { type DraftContent, mostDraftFiles } from '../model/expense-form.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { findDraft } from './find-draft.server.ts'
import { addDraft } from './save-draft.server.ts'
import { lockStored, type Owner } from './stored-draft.server.ts'

const refuseUpload = (code: UploadRefusal) => new Refusal(code, uploadRefusals[code])

/**
 * Adds files to a form before it is sent, once they were opened and found to be readable. The form
 * names them in its next version.
 * @throws {Refusal} `uploadRefusals`, and those of `findDraft`
 */
export async function addDraftFiles(
  parts: TermsParts & { readonly files: FileParts },
  owner: Owner,
  { upload, today }: { readonly upload: Upload; readonly today: string },
): Promise<AddedFiles> {
  if (upload.files.length === 0) throw refuseUpload('FILES_REQUIRED')
  const { database, encryption, files } = parts
  const form = await findDraft(parts, owner, today)
  const sender = { client: owner.userId, isVisitor: false }
  const inspected = await inspectFiles(files, upload.files, sender)
  return storeFiles(files, inspected, (stored) =>
    database.transaction(async (transaction) => {
      const known = await requireStored({ database: transaction, encryption }, owner, form.content)
      const subject = draftFiles(known.id)
      const before = await listAttachments(transaction, subject)
      if (before.length + stored.length > mostDraftFiles) throw refuseUpload('TOO_MANY_FILES')
      await insertAttachments(transaction, stored, { ownerId: owner.userId, subject })
      const ids = stored.map(({ id }) => id)
      const all = await listAttachments(transaction, subject)
      return { version: known.version, files: all.filter(({ id }) => ids.includes(id)) }
    }),
  )
}

/** The form with that content, where nothing is saved. Of two files that come at once, one adds it. */
async function requireStored(
  parts: TermsParts,
  owner: Owner,
  content: DraftContent,
): Promise<{ readonly id: string; readonly version: number }> {
  const stored = await lockStored(parts.database, owner)
  const added = stored ?? (await addDraft(parts, owner, content))
  const found = added ?? (await lockStored(parts.database, owner))
  if (!found) throw refuse('HEALTH_DRAFT_CHANGED')
  return found
}
