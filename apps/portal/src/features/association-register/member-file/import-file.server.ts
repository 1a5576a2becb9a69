import { hash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { findRights, requireRight } from '#core/associations/find-rights.server.ts'
import { associationRoleType } from '#core/associations/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import type { Caller } from '../model/caller.ts'
import { addInvitations, beginInviting, recordInvited } from '../model/invite.server.ts'
import { registerRefusals } from '../model/refusals.ts'
import { refuseRegister } from '../model/refuse.server.ts'
import { associationMemberImport } from '../model/tables.server.ts'
import type { FileImported, InvitePreview } from './contract.ts'
import { type PlannedInvitation, planInvitations } from './plan-invitations.ts'
import type { InviteFile } from './read-invite-file.ts'

export const mailImportTask = declareTask(
  'association-mail-import',
  z.strictObject({ importId: z.uuid() }),
)

/** @throws {Refusal} `LINES_INVALID`; of `requireRight` */
export async function previewFile(
  database: Database,
  caller: Caller,
  file: InviteFile,
): Promise<InvitePreview> {
  await requireRight(database, caller, 'members', { isChange: true })
  const planned = await makePlan(database, caller, file)
  return {
    lines: planned.map(({ line, name, email, role, language }) => ({
      line,
      change: 'invited',
      name,
      email,
      role,
      language,
    })),
    version: versionOf(planned),
  }
}

/**
 * Invites all people of a file, or none, exactly as the preview has shown. A job writes the mails. Who
 * has an open invitation already gets no second one.
 * @throws {Refusal} `LINES_INVALID`, `FILE_OUTDATED`; of `beginInviting`, `addInvitations`
 */
export async function importFile(
  database: Database,
  caller: Caller,
  given: { readonly file: InviteFile; readonly version: string; readonly fileName: string },
): Promise<FileImported> {
  const { associationId, userId, now } = caller
  return database.transaction(async (transaction) => {
    await beginInviting(transaction, caller)
    const planned = await makePlan(transaction, caller, given.file)
    if (versionOf(planned) !== given.version) throw refuseRegister('FILE_OUTDATED')
    const [made] = await transaction
      .insert(associationMemberImport)
      .values({
        associationId,
        fileName: given.fileName,
        importedBy: userId,
        importedAt: now,
        lines: planned.length,
      })
      .returning({ id: associationMemberImport.id })
    if (!made) throw new Error('the import was not inserted')
    await addInvitations(transaction, caller, planned, made.id)
    await enqueueJob(transaction, mailImportTask, { importId: made.id })
    await recordInvited(transaction, caller, planned.length)
    return { invited: planned.length }
  })
}

/** @throws {Refusal} `LINES_INVALID` */
async function makePlan(
  database: Database,
  caller: Caller,
  file: InviteFile,
): Promise<PlannedInvitation[]> {
  const roles = await database
    .select()
    .from(associationRoleType)
    .where(
      and(
        eq(associationRoleType.associationId, caller.associationId),
        isNull(associationRoleType.removedAt),
      ),
    )
  const rights = (await findRights(database, caller))?.rights ?? []
  const plan = planInvitations(file, roles, rights.includes('roles') ? rights : null)
  if ('lines' in plan) return plan.lines
  const { problems } = plan
  throw new Refusal('LINES_INVALID', registerRefusals.LINES_INVALID, { details: { problems } })
}

/** Of all that the import will do: another file, or other roles, have another one. */
const versionOf = (planned: readonly PlannedInvitation[]): string =>
  hash('sha256', JSON.stringify(planned), 'base64url')
