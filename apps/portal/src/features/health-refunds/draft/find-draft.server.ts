import { and, desc, eq } from 'drizzle-orm'
import { caseEvent } from '#core/cases/tables.server.ts'
import { listAttachments } from '#core/files/attachments.server.ts'
import type { AttachmentView } from '#core/files/contract.ts'
import { draftFiles, healthFiles } from '#core/health-refunds/case-kind.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { writeKroner } from '#platform/write-kroner.ts'
import type { Draft } from '../model/contract.ts'
import type { DraftContent } from '../model/expense-form.ts'
import { findLines, requireSent } from '../model/find-sent.server.ts'
import { findTerms, type TermsParts } from '../model/find-terms.server.ts'
import { decryptDraft, decryptLine, decryptNote } from '../model/refund-secrets.server.ts'
import { requirePlace } from './require-place.server.ts'
import { findStored, type Owner } from './stored-draft.server.ts'

const empty: DraftContent = { lines: [], doctorFrom: '', doctorTo: '', note: '' }

/**
 * A form with what was saved of it, or with what was sent and may be changed.
 * @throws {Refusal} `HEALTH_SCHEME_NOT_FOUND`, `CASE_NOT_FOUND`, `STEP_NOT_POSSIBLE`
 */
export async function findDraft(parts: TermsParts, owner: Owner, today: string): Promise<Draft> {
  const { database, encryption } = parts
  const { userId, place } = owner
  await requirePlace(database, owner)
  const about = { userId, schemeId: place.scheme, period: place.period, except: place.id, today }
  const terms = await findTerms(parts, about)
  const stored = await findStored(database, owner)
  const saved = stored ? await listAttachments(database, draftFiles(stored.id)) : []
  const sent = place.id === undefined ? null : await readSent(parts, userId, place.id)
  return {
    terms,
    version: stored?.version ?? 0,
    content: stored ? decryptDraft(encryption, stored) : (sent?.content ?? empty),
    files: [...(sent?.files ?? []), ...saved],
    comment: sent?.comment ?? '',
    maskedAccount: sent?.maskedAccount ?? '',
  }
}

type Sent = {
  readonly content: DraftContent
  readonly files: readonly AttachmentView[]
  readonly comment: string
  readonly maskedAccount: string
}

/** What was sent, as the form has it. */
async function readSent(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  userId: string,
  id: string,
): Promise<Sent> {
  const { row } = await requireSent(database, { userId, id })
  const lines = await findLines(database, id)
  const [comment] = await database
    .select({ text: caseEvent.comment })
    .from(caseEvent)
    .where(and(eq(caseEvent.caseId, id), eq(caseEvent.actorKind, 'staff')))
    .orderBy(desc(caseEvent.id))
    .limit(1)
  return {
    content: {
      lines: lines.map((line) => ({
        id: line.id,
        category: line.category,
        from: line.spentFrom,
        to: line.spentTo,
        amount: writeKroner(line.amountOre),
        isForeign: line.isForeign,
        note: decryptLine(encryption, 'note', { id: line.id, text: line.note }),
        files: line.files,
      })),
      doctorFrom: row.doctorFrom ?? '',
      doctorTo: row.doctorTo ?? '',
      note: decryptNote(encryption, row),
    },
    files: await listAttachments(database, healthFiles(id)),
    comment: comment?.text ?? '',
    maskedAccount: row.accountMasked,
  }
}
