import { z } from 'zod'
import { countUninvited, sendInvitations } from '#core/profile/imported-people.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { lockImportInForce } from './find-import.server.ts'
import { composeCustomerInvitationMail } from './invitation-mail.server.ts'

export const inviteCustomersTask = declareTask(
  'invite-imported-customers',
  z.strictObject({ importId: z.uuid() }),
)

/**
 * Invites everybody of an import who has neither logged in nor been invited. A job writes the mails.
 * @throws {Refusal} IMPORT_NOT_FOUND, IMPORT_NOT_IN_FORCE
 */
export async function inviteCustomers(
  database: Database,
  staff: StaffActor,
  importId: string,
): Promise<{ invited: number }> {
  return database.transaction(async (transaction) => {
    await lockImportInForce(transaction, importId)
    const invited = await countUninvited(transaction, importId)
    await enqueueJob(transaction, inviteCustomersTask, { importId }, { key: `invite ${importId}` })
    await recordAction(transaction, staff, {
      action: 'imported-customers-invited',
      subject: { kind: 'deposit-import', id: importId },
      after: { depositImportInvited: invited },
    })
    return { invited }
  })
}

export const sendCustomerInvitations = (
  { database, portalUrl }: { database: Database; portalUrl: string },
  importId: string,
): Promise<void> =>
  sendInvitations(database, importId, { portalUrl, composeMail: composeCustomerInvitationMail })
