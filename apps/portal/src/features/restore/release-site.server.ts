import { isNull, sql } from 'drizzle-orm'
import { type ReleaseForm, restoreRefusals } from '#core/quarantine/contract.ts'
import { quarantineChannel } from '#core/quarantine/follow-quarantine.server.ts'
import { repeatDeletions } from '#core/quarantine/noted-deletions.server.ts'
import { siteRestore } from '#core/quarantine/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { dropMailsOfBackup } from './jobs-of-backup.server.ts'
import { recordAction } from './record-action.server.ts'

/**
 * Ends the quarantine: all instances run jobs and take changes again. Accounts that were deleted after
 * the backup are deleted once more.
 * @throws {Refusal} `NOT_QUARANTINED` (409): somebody has released it already
 */
export async function releaseSite(
  database: Database,
  staff: StaffActor,
  { waitingMails }: ReleaseForm,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [released] = await transaction
      .update(siteRestore)
      .set({ releasedAt: sql`now()`, waitingMails })
      .where(isNull(siteRestore.releasedAt))
      .returning()
    if (!released) throw new Refusal('NOT_QUARANTINED', restoreRefusals.NOT_QUARANTINED)
    if (waitingMails === 'dropped') await dropMailsOfBackup(transaction)
    await enqueueJob(transaction, repeatDeletions, {
      since: released.backupStartedAt.toISOString(),
    })
    await recordAction(transaction, staff, {
      action: 'restore-released',
      subject: { kind: 'restore', id: String(released.id) },
      after: { backupStartedAt: released.backupStartedAt.toISOString(), waitingMails },
    })
    await transaction.execute(sql`select pg_notify(${quarantineChannel}, '')`)
  })
}
