import { asc, isNull } from 'drizzle-orm'
import { institutionKey } from '#core/semester-registrations/tables.server.ts'
import { campus, institution } from '#core/studies/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { InstitutionSetup } from './contract.ts'

/** One query after the other: a transaction has one connection. */
export async function readSetup(database: Database): Promise<InstitutionSetup> {
  const institutions = await database
    .select()
    .from(institution)
    .orderBy(asc(institution.position), asc(institution.code))
  const campuses = await database
    .select()
    .from(campus)
    .orderBy(asc(campus.position), asc(campus.id))
  const keys = await database
    .select()
    .from(institutionKey)
    .where(isNull(institutionKey.revokedAt))
    .orderBy(asc(institutionKey.createdAt))
  return {
    institutions: institutions.map(({ position: _, dbh, ...one }) => ({
      ...one,
      dbh: dbh ?? '',
      keys: keys
        .filter((key) => key.institution === one.code)
        .map(({ id, createdAt, lastUsedAt }) => ({
          id,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
    })),
    campuses: campuses.map(({ position: _, ...one }) => ({
      ...one,
      institutions: institutions.filter(({ campusId }) => campusId === one.id).length,
    })),
  }
}
