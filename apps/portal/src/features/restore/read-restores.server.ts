import { desc, inArray, isNotNull, max, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { payoutFile } from '#core/bank/tables.server.ts'
import { type FileStore, FileStoreError } from '#core/files/store/file-store.ts'
import { payment } from '#core/payments/tables.server.ts'
import type { OpenRestore, RestoreView } from '#core/quarantine/contract.ts'
import type { Quarantine } from '#core/quarantine/current-quarantine.server.ts'
import { findQuarantine } from '#core/quarantine/find-quarantine.server.ts'
import { readNotes } from '#core/quarantine/noted-deletions.server.ts'
import { siteRestore } from '#core/quarantine/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { countJobsOfBackup } from './jobs-of-backup.server.ts'

const mostShown = 20

/** The restore that waits for its release, and the last that were released. */
export async function readRestores(database: Database, store: FileStore): Promise<RestoreView> {
  const quarantine = await findQuarantine(database)
  const released = await database
    .select()
    .from(siteRestore)
    .where(isNotNull(siteRestore.releasedAt))
    .orderBy(desc(siteRestore.id))
    .limit(mostShown)
  return {
    open: quarantine && (await describeOpen(database, store, quarantine)),
    released: released.flatMap(({ backupStartedAt, restoredAt, releasedAt, waitingMails }) =>
      releasedAt && waitingMails
        ? [
            {
              backupStartedAt: backupStartedAt.toISOString(),
              restoredAt: restoredAt.toISOString(),
              releasedAt: releasedAt.toISOString(),
              waitingMails,
            },
          ]
        : [],
    ),
  }
}

async function describeOpen(
  database: Database,
  store: FileStore,
  { backupStartedAt, restoredAt }: Quarantine,
): Promise<OpenRestore> {
  const [[payments], [file], jobs, deletedAccounts] = await Promise.all([
    database
      .select({
        unfinished: sql<number>`count(*) filter (where ${payment.nextCheckAt} is not null)::int`,
        lastAt: max(payment.createdAt),
      })
      .from(payment),
    database.select().from(payoutFile).orderBy(desc(payoutFile.id)).limit(1),
    countJobsOfBackup(database),
    countDeleted(database, store, backupStartedAt),
  ])
  return {
    backupStartedAt: backupStartedAt.toISOString(),
    restoredAt: restoredAt.toISOString(),
    payments: {
      unfinished: payments?.unfinished ?? 0,
      lastAt: payments?.lastAt?.toISOString() ?? null,
    },
    payoutFile: file
      ? { messageId: file.messageId, createdAt: file.createdAt.toISOString() }
      : null,
    waitingMails: jobs.mails,
    waitingJobs: jobs.others,
    deletedAccounts,
  }
}

/** Accounts that are here and were deleted since; `null` while the store does not say. */
async function countDeleted(
  database: Database,
  store: FileStore,
  since: Date,
): Promise<number | null> {
  const ids = await readNotes(store, since).catch((error: unknown) => {
    if (error instanceof FileStoreError) return null
    throw error
  })
  if (ids === null) return null
  return ids.length === 0 ? 0 : database.$count(user, inArray(user.id, ids))
}
