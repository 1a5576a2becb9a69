import { asc, sql } from 'drizzle-orm'
import { readAssociationSettings } from '#core/associations/settings.server.ts'
import { association, associationTopic } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AssociationSetup } from './contract.ts'

export async function readSetup(database: Database): Promise<AssociationSetup> {
  const topics = await database
    .select({
      id: associationTopic.id,
      name: associationTopic.name,
      version: associationTopic.version,
      associations: sql<number>`(select count(*)::int from ${association} a
        where a.topic_id = ${associationTopic}.id)`,
    })
    .from(associationTopic)
    .orderBy(asc(associationTopic.position), asc(associationTopic.id))
  return { settings: await readAssociationSettings(database), topics }
}
