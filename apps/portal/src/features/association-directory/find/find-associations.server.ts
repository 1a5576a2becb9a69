import { type SQL, sql } from 'drizzle-orm'
import { findWelcomes } from '#core/associations/find-welcome.server.ts'
import { statesWith } from '#core/associations/states.ts'
import { association, associationTopic } from '#core/associations/tables.server.ts'
import { institution } from '#core/studies/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { searchPatterns } from '#platform/search-patterns.ts'
import type { Choices } from '../model/contract.ts'
import { findChoices } from '../model/find-choices.server.ts'
import { associationPicture } from '../model/tables.server.ts'
import type { Directory, DirectoryItem, DirectoryQuery } from './contract.ts'
import { directoryPageSize } from './directory-search.ts'

type Row = Omit<DirectoryItem, 'hasMark'> & {
  id: string
  isOpenToAll: boolean
  total: number
  page: number
}

/**
 * One page of the directory. The number of queries does not depend on how many associations there are:
 * one for the page, one for the members that the marks count, and small tables.
 */
export async function findAssociations(
  database: Database,
  wanted: DirectoryQuery,
  now: Date,
): Promise<Directory> {
  const choices = await findChoices(database)
  const conditions = conditionsOf(onlyKnown(wanted, choices))
  const offset = (wanted.page - 1) * directoryPageSize
  const { rows } = await database.execute<Row>(sql`
    with found as materialized (
      select a.id, lower(a.name) as sorted from ${association} a
      where ${sql.join(conditions, sql` and `)}
    ),
    place as (
      select count(*)::int as total,
        case when count(*) > ${offset}::int then ${offset}::int else 0 end as start
      from found
    ),
    shown as (
      select id from found order by sorted, id
      limit ${directoryPageSize} offset (select start from place)
    )
    select a.id, a.slug, a.name, a.purpose, i.name as institution, t.name as topic,
      a.welcomes_new as "welcomesNew", a.is_open_to_all as "isOpenToAll",
      case when p.id is not null then
        jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height) end as picture,
      place.total, place.start / ${directoryPageSize}::int + 1 as page
    from shown
    join ${association} a on a.id = shown.id
    cross join place
    left join ${institution} i on i.code = a.institution_code
    left join ${associationTopic} t on t.id = a.topic_id
    left join ${associationPicture} p on p.association_id = a.id
    order by lower(a.name), a.id`)
  const welcomes = await findWelcomes(database, rows, now)
  return {
    items: rows.map(({ id, isOpenToAll: _open, total: _total, page: _page, ...item }) => ({
      ...item,
      hasMark: welcomes.get(id)?.hasMark ?? false,
    })),
    total: rows[0]?.total ?? 0,
    page: rows[0]?.page ?? 1,
    choices,
  }
}

/** A choice that there is not counts as none. */
function onlyKnown(wanted: DirectoryQuery, { institutions, campuses, topics }: Choices) {
  const { institution: code, campus, topic } = wanted
  return {
    ...wanted,
    institution: institutions.some((one) => one.code === code) ? code : null,
    campus: campuses.some(({ id }) => id === campus) ? campus : null,
    topic: topics.some(({ id }) => id === topic) ? topic : null,
  }
}

/** What is for students of all institutions is for those of one, too. */
function conditionsOf({
  q,
  institution: code,
  campus,
  topic,
  language,
  welcomes,
}: DirectoryQuery): SQL[] {
  const patterns = searchPatterns(q)
  return [
    sql`a.state = any(${sql.param([...statesWith('isListed')])}::text[])`,
    ...patterns.map((pattern) => sql`a.search_text like ${pattern}`),
    ...(code === null ? [] : [sql`(a.institution_code = ${code} or a.institution_code is null)`]),
    ...(campus === null ? [] : [sql`a.campus_id = ${campus}`]),
    ...(topic === null ? [] : [sql`a.topic_id = ${topic}`]),
    ...(language === null ? [] : [sql`${language} = any(a.languages)`]),
    ...(welcomes === null ? [] : [sql`a.welcomes_new and a.takes_members`]),
  ]
}
