import { z } from 'zod'
import { countUninvited, sendInvitations } from '#core/profile/imported-people.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { lockImport } from './find-imports.server.ts'
import { composeMemberInvitationMail } from './invitation-mail.server.ts'

export const inviteTask = declareTask(
  'invite-imported-members',
  z.strictObject({ importId: z.uuid() }),
)

/**
 * Invites everybody of an import who has neither logged in nor been invited. A job writes the mails.
 * @throws {Refusal} IMPORT_NOT_FOUND, IMPORT_UNDONE
 */
export async function inviteMembers(
  database: Database,
  staff: StaffActor,
  importId: string,
): Promise<{ invited: number }> {
  return database.transaction(async (transaction) => {
    await lockImport(transaction, importId)
    const invited = await countUninvited(transaction, importId)
    await enqueueJob(transaction, inviteTask, { importId }, { key: `invite ${importId}` })
    await recordAction(transaction, staff, {
      action: 'imported-members-invited',
      subject: { kind: 'member-import', id: importId },
      after: { memberImportInvited: invited },
    })
    return { invited }
  })
}

export const sendMemberInvitations = (
  { database, portalUrl }: { database: Database; portalUrl: string },
  importId: string,
): Promise<void> =>
  sendInvitations(database, importId, { portalUrl, composeMail: composeMemberInvitationMail })
