import { and, eq, not } from 'drizzle-orm'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { isOfKinds } from '#core/cases/is-of-kinds.server.ts'
import { noteAccess } from '#core/cases/note-access.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { isTied } from '#core/cases/tied-cases.server.ts'
import { type Attachment, findAttachment } from '#core/files/attachments.server.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * A file that belongs to a case: its subject is the kind of the case and the id. Staff who are tied to
 * the applicant find none.
 * @throws {Refusal} `FILE_NOT_FOUND`
 */
export async function findCaseFile(
  database: Database,
  caseKinds: readonly CaseKind[],
  { staffId, id, file }: { staffId: string; id: string; file: string },
): Promise<Attachment> {
  const [found] = await database
    .select({ kind: caseFile.kind, userId: caseFile.userId })
    .from(caseFile)
    .where(and(eq(caseFile.id, id), isOfKinds(caseKinds), not(isTied(caseKinds, staffId))))
  const sent =
    found && (await findAttachment(database, file, { subject: { kind: found.kind, id } }))
  if (!sent) throw new Refusal('FILE_NOT_FOUND', downloadRefusals.FILE_NOT_FOUND)
  const kind = caseKinds.find((one) => one.kind === found.kind)
  await noteAccess(database, kind, { staffId, userId: found.userId })
  return sent
}
