import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import {
  grantApplication,
  grantFile,
  type SentFile,
} from '#core/grants/application/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Who } from '../model/applicant.server.ts'
import { lockOwn } from '../model/find-own.server.ts'
import { requireChangeable } from '../model/require-changeable.server.ts'
import { touchedBy } from '../model/shared-draft.server.ts'

/**
 * The draft says again what was sent last, with its files.
 * @throws {Refusal} `GRANT_DEADLINE_PASSED`, `GRANT_STATE`, and those of `requireApplicant`
 */
export function discardChanges(database: Database, who: Who, id: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const found = await lockOwn(transaction, who, id)
    requireChangeable(found, who)
    if (!found.version) throw refuseGrant('GRANT_STATE')
    await transaction
      .update(grantApplication)
      .set({ draft: found.version.content, ...touchedBy(who) })
      .where(eq(grantApplication.id, id))
    await restoreFiles(transaction, who, id, found.version.files)
  })
}

async function restoreFiles(
  transaction: Database,
  { now }: Who,
  id: string,
  files: readonly SentFile[],
): Promise<void> {
  const sent = files.map((file) => file.id)
  const isOfIt = eq(grantFile.applicationId, id)
  if (sent.length > 0)
    await transaction
      .update(grantFile)
      .set({ removedAt: null })
      .where(and(isOfIt, inArray(grantFile.attachmentId, sent)))
  await transaction
    .update(grantFile)
    .set({ removedAt: now })
    .where(
      and(
        isOfIt,
        isNull(grantFile.removedAt),
        sent.length > 0 ? notInArray(grantFile.attachmentId, sent) : undefined,
      ),
    )
}
