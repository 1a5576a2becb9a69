import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { listAttachmentsBySubject } from '#core/files/attachments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { grantFileKind } from '../grant-case.ts'
import { grantDocument, grantType } from '../setup/tables.server.ts'
import type { SentApplication } from './contract.ts'
import { grantApplication, grantApplicationVersion } from './tables.server.ts'

/**
 * Applications as they were sent last, in the order of their references, with a number of queries that
 * does not grow with them. Drafts are not among them. Who may read them, the caller has checked.
 */
export const findSentApplications = (
  database: Database,
  ids: readonly string[],
): Promise<SentApplication[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : find(
        database,
        and(
          inArray(grantApplication.id, [...ids]),
          eq(grantApplicationVersion.number, grantApplication.sentVersion),
        ),
      )

/** One version of one of them; null where there is none. */
export async function findSentVersion(
  database: Database,
  id: string,
  version: number,
): Promise<SentApplication | null> {
  const [found] = await find(
    database,
    and(eq(grantApplication.id, id), eq(grantApplicationVersion.number, version)),
  )
  return found ?? null
}

async function find(database: Database, among: SQL | undefined): Promise<SentApplication[]> {
  const rows = await database
    .select({
      application: grantApplication,
      version: grantApplicationVersion,
      type: grantType.name,
      association: association.name,
      person: sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`,
    })
    .from(grantApplication)
    .innerJoin(
      grantApplicationVersion,
      eq(grantApplicationVersion.applicationId, grantApplication.id),
    )
    .innerJoin(grantType, eq(grantType.id, grantApplication.typeId))
    .leftJoin(association, eq(association.id, grantApplication.associationId))
    .leftJoin(user, eq(user.id, grantApplication.userId))
    .where(among)
    .orderBy(asc(grantApplication.reference))
  const documentIds = rows.flatMap(({ version }) =>
    version.files.flatMap(({ documentId }) => (documentId === null ? [] : [documentId])),
  )
  const [files, documents] = await Promise.all([
    listAttachmentsBySubject(
      database,
      rows.map(({ application: { id } }) => ({ kind: grantFileKind, id })),
    ),
    database
      .select({ id: grantDocument.id, name: grantDocument.name })
      .from(grantDocument)
      .where(inArray(grantDocument.id, [...new Set(documentIds)])),
  ])
  const documentNames = new Map(documents.map(({ id, name }) => [id, name]))
  return rows.map(({ application, version, type, ...names }) => {
    const own = new Map((files.get(application.id) ?? []).map((file) => [file.id, file]))
    return {
      id: application.id,
      reference: application.reference ?? '',
      applicantKind: application.applicantKind,
      applicantName: names.association ?? names.person,
      associationId: application.associationId,
      typeId: application.typeId,
      type,
      roundId: application.roundId,
      version: version.number,
      sentAt: version.sentAt.toISOString(),
      content: version.content,
      files: version.files.flatMap(({ id, documentId }) => {
        const file = own.get(id)
        const document = documentId === null ? null : (documentNames.get(documentId) ?? null)
        return file ? [{ file, document }] : []
      }),
      members: version.members,
      payingMembers: version.payingMembers,
    }
  })
}
