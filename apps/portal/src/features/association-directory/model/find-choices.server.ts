import { asc } from 'drizzle-orm'
import { associationTopic } from '#core/associations/tables.server.ts'
import { findInstitutions } from '#core/studies/find-institutions.server.ts'
import { institutionChoices } from '#core/studies/institutions.ts'
import { campus } from '#core/studies/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Choices } from './contract.ts'

/**
 * What associations can be filed under: some dozen rows of three tables.
 * @param current an institution that is no longer active may be kept where it was chosen before
 */
export async function findChoices(
  database: Database,
  current: string | null = null,
): Promise<Choices> {
  // One after the other: it is also asked for in transactions, which have one connection.
  const institutions = await findInstitutions(database)
  const campuses = await database
    .select({ id: campus.id, name: campus.name })
    .from(campus)
    .orderBy(asc(campus.position), asc(campus.id))
  const topics = await database
    .select({ id: associationTopic.id, name: associationTopic.name })
    .from(associationTopic)
    .orderBy(asc(associationTopic.position), asc(associationTopic.id))
  return {
    institutions: institutionChoices(institutions, current ?? '').map(({ code, name }) => ({
      code,
      name,
    })),
    campuses,
    topics,
  }
}
