import { asc, desc } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Scheme } from './schemes.ts'
import { healthScheme, healthSchemeVersion } from './tables.server.ts'

/** Every scheme with the rules that count, in their order: two queries. */
export async function readSchemes(database: Database): Promise<Scheme[]> {
  const schemes = await database
    .select()
    .from(healthScheme)
    .orderBy(asc(healthScheme.position), asc(healthScheme.createdAt), asc(healthScheme.id))
  const versions = await database
    .selectDistinctOn([healthSchemeVersion.schemeId, healthSchemeVersion.startsOn], {
      id: healthSchemeVersion.id,
      schemeId: healthSchemeVersion.schemeId,
      startsOn: healthSchemeVersion.startsOn,
      revision: healthSchemeVersion.revision,
      rules: healthSchemeVersion.rules,
    })
    .from(healthSchemeVersion)
    .orderBy(
      asc(healthSchemeVersion.schemeId),
      asc(healthSchemeVersion.startsOn),
      desc(healthSchemeVersion.revision),
    )
  return schemes.map(({ id, name, intro, endsOn, version }) => ({
    id,
    name,
    intro,
    endsOn,
    version,
    versions: versions
      .filter(({ schemeId }) => schemeId === id)
      .map(({ schemeId: _, ...one }) => one),
  }))
}
