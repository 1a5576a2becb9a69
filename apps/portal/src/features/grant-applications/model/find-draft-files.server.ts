import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { grantFile } from '#core/grants/application/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** The files of a draft, in the order in which they came. */
export function findDraftFiles(database: Database, applicationId: string) {
  return database
    .select({
      file: attachment,
      documentId: grantFile.documentId,
      addedBy: sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`,
    })
    .from(grantFile)
    .innerJoin(attachment, eq(attachment.id, grantFile.attachmentId))
    .leftJoin(user, eq(user.id, grantFile.addedBy))
    .where(and(eq(grantFile.applicationId, applicationId), isNull(grantFile.removedAt)))
    .orderBy(asc(grantFile.addedAt), asc(grantFile.attachmentId))
}
export type FoundFile = Awaited<ReturnType<typeof findDraftFiles>>[number]
