import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { importedAccount } from '#core/accounts/imported/tables.server.ts'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { isUninvited, lockImport } from './find-imports.server.ts'
import { composeMemberInvitationMail } from './invitation-mail.server.ts'

export const inviteTask = declareTask(
  'invite-imported-members',
  z.strictObject({ importId: z.uuid() }),
)

/** Mails that are enqueued in one transaction. */
const batchSize = 100

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
    const invited = await transaction.$count(
      importedAccount,
      and(eq(importedAccount.importId, importId), isUninvited),
    )
    await enqueueJob(transaction, inviteTask, { importId }, { key: `invite ${importId}` })
    await recordAction(transaction, staff, {
      action: 'imported-members-invited',
      subject: { kind: 'member-import', id: importId },
      after: { memberImportInvited: invited },
    })
    return { invited }
  })
}

/** Mails the invitations, each once. A run that is interrupted goes on where it stopped. */
export async function sendInvitations(
  { database, portalUrl }: { database: Database; portalUrl: string },
  importId: string,
): Promise<void> {
  let sent: number
  do {
    sent = await database.transaction((transaction) => sendBatch(transaction, portalUrl, importId))
  } while (sent === batchSize)
}

async function sendBatch(
  transaction: Database,
  portalUrl: string,
  importId: string,
): Promise<number> {
  const locked = await transaction
    .select({ userId: importedAccount.userId })
    .from(importedAccount)
    .where(and(eq(importedAccount.importId, importId), isUninvited))
    .orderBy(importedAccount.userId)
    .limit(batchSize)
    .for('update')
  const ids = locked.map(({ userId }) => userId)
  const people = await transaction
    .select({
      email: user.email,
      firstName: user.firstName,
      locale: profile.language,
    })
    .from(user)
    .innerJoin(profile, eq(profile.userId, user.id))
    .where(inArray(user.id, ids))
  for (const { email, firstName, locale } of people) {
    const mail = composeMemberInvitationMail({ firstName, email }, { portalUrl, locale })
    await enqueueJob(transaction, sendMail, { to: email, ...mail }, { isBulk: true })
  }
  await transaction
    .update(importedAccount)
    .set({ invitedAt: sql`now()` })
    .where(inArray(importedAccount.userId, ids))
  return ids.length
}
