import { type SQL, sql } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantAward, grantClaim } from '#core/grants/funding/tables.server.ts'
import { withMerged } from '#core/grants/funding/with-merged.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** A grant with something that its applicant has to do, or money on its way. */
const isUnsettled = sql`(award.state in ('offered', 'accepted') or exists (
  select from ${grantClaim} claim
  where claim.application_id = award.application_id and claim.state in ('proposed', 'open')))`

/** Grants that are not settled, of an association and what is part of it now. */
export const countUnsettledOf = (database: Database, associationId: string): Promise<number> =>
  count(database, sql`application.association_id in ${withMerged(associationId)}`)

export const countUnsettled = (database: Database): Promise<number> => count(database, sql`true`)

async function count(database: Database, which: SQL): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from ${grantAward} award
    join ${grantApplication} application on application.id = award.application_id
    where ${which} and ${isUnsettled}`)
  return rows[0]?.count ?? 0
}
