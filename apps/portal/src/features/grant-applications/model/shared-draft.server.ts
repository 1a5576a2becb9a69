import { eq, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Who } from './applicant.server.ts'
import type { SharedDraft } from './contract.ts'

type Row = typeof grantApplication.$inferSelect

/** Who changed a draft last is written down with the change. */
export const touchedBy = (who: Who) => ({
  draftVersion: sql`${grantApplication.draftVersion} + 1`,
  draftBy: who.userId,
  draftAt: who.now,
})

/** A draft, with who has changed it last. */
export async function toSharedDraft(
  database: Database,
  { userId }: Who,
  { draft, draftVersion, draftBy, draftAt }: Row,
): Promise<SharedDraft> {
  const [by] =
    draftBy === null
      ? []
      : await database
          .select({ name: sql<string>`${user.firstName} || ' ' || ${user.lastName}` })
          .from(user)
          .where(eq(user.id, draftBy))
  return {
    content: draft,
    version: draftVersion,
    by: by?.name ?? null,
    isByYou: draftBy === userId,
    at: draftAt.toISOString(),
  }
}
