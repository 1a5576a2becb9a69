import { sql } from 'drizzle-orm'
import { grantReason, grantType } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Granted, GrantedQuery } from './contract.ts'
import { grantedPageSize } from './granted-search.ts'
import { decided, granted, selectGranted, type Wanted, wantedOf } from './select-granted.server.ts'

/** One page of what was granted. The number of queries does not depend on how much that is. */
export async function findGranted(database: Database, asked: GrantedQuery): Promise<Granted> {
  const choices = await findChoices(database)
  const wanted = onlyKnown(asked, choices)
  const [{ rows: sums }, refused] = await Promise.all([
    database.execute<{ total: number; grantedOre: number }>(sql`
      select count(*)::int as total, coalesce(sum(d.amount_ore), 0)::float8 as "grantedOre"
      from ${granted} where ${wantedOf(wanted)}`),
    countRefused(database, wanted),
  ])
  const { total, grantedOre } = sums[0] ?? { total: 0, grantedOre: 0 }
  const page = (asked.page - 1) * grantedPageSize < total ? asked.page : 1
  const items = await selectGranted(
    database,
    sql`select d.id from ${granted} where ${wantedOf(wanted)}
      order by d.decided_at desc, d.id
      limit ${grantedPageSize} offset ${(page - 1) * grantedPageSize}`,
  )
  return { items, total, page, grantedOre, refused, ...choices }
}

/** What can be chosen: years and types in which something was decided. */
async function findChoices(database: Database): Promise<Pick<Granted, 'years' | 'types'>> {
  const [{ rows: years }, { rows: types }] = await Promise.all([
    database.execute<{ year: number }>(sql`
      select distinct round.budget_year as year from ${decided} order by year desc`),
    database.execute<Granted['types'][number]>(sql`
      select type.id, type.name from ${grantType} type
      where exists (select from ${decided} where a.type_id = type.id)
      order by type.position, type.id`),
  ])
  return { years: years.map(({ year }) => year), types }
}

/** A choice that there is not counts as none. */
const onlyKnown = (
  { year, type }: GrantedQuery,
  { years, types }: Pick<Granted, 'years' | 'types'>,
): Wanted => ({
  year: years.find((one) => one === year) ?? null,
  type: types.find(({ id }) => id === type)?.id ?? null,
})

async function countRefused(database: Database, wanted: Wanted): Promise<Granted['refused']> {
  const refused = sql`${decided} where d.outcome = 'refused' and ${wantedOf(wanted)}`
  const [{ rows: counted }, { rows: reasons }] = await Promise.all([
    database.execute<{ count: number }>(sql`select count(*)::int as count from ${refused}`),
    database.execute<Granted['refused']['reasons'][number]>(sql`
      select reason.id, reason.name, count(*)::int as count
      from (select unnest(d.reason_ids) as id from ${refused}) given
      join ${grantReason} reason on reason.id = given.id
      group by reason.id order by count(*) desc, reason.position, reason.id`),
  ])
  return { count: counted[0]?.count ?? 0, reasons }
}
