import { sql } from 'drizzle-orm'
import { createDirectoryApi } from '../apps/portal/src/features/association-directory/find/handlers.server.ts'
import { createApi } from '../apps/portal/src/platform/api/create-api.server.ts'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'
import { createLog } from '../apps/portal/src/platform/log.server.ts'
import { systemClock } from '../apps/portal/src/platform/time/clock.ts'
import { testConfiguration } from '../apps/portal/src/testing/accounts.testing.server.ts'
import type { AssociationCase } from './association-case.ts'
import { inDatabase } from './in-database.ts'
import { compareReads, oneOf, type Read, readRounds, slowestOf, timeReads } from './timed-reads.ts'

/** As many as live with an organisation like this one, and far more. */
const few = 450
const many = 10_000
const target = 100

const list = '/api/frontend/associations'

const reads: readonly Read[] = [
  { what: 'the directory', path: () => list },
  { what: 'its last page', path: () => `${list}?page=18` },
  { what: 'a page far behind', path: () => `${list}?page=400` },
  { what: 'a word of many', path: () => `${list}?q=forening` },
  { what: 'a name', path: (_, round) => `${list}?q=forening+${round}1` },
  { what: 'one letter', path: () => `${list}?q=e` },
  { what: 'six words', path: () => `${list}?q=vi+m%C3%B8tes+for+a+ha+det` },
  { what: 'nothing that exists', path: () => `${list}?q=xqzwv` },
  { what: 'a topic', path: (ids, round) => `${list}?topic=${oneOf(ids, round)}` },
  { what: 'an institution', path: () => `${list}?institution=bench-3` },
  {
    what: 'every filter and a word',
    path: (ids, round) =>
      `${list}?q=sammen&topic=${oneOf(ids, round)}&institution=bench-2&language=en&welcomes=yes`,
  },
]

/** The directory with 10,000 associations and 80,000 members, against 450. */
export async function measureDirectory(serverUrl: string): Promise<AssociationCase> {
  const ofFew = await inDatabase(serverUrl, 'directory_few', (database) =>
    measureReads(database, few),
  )
  const ofMany = await inDatabase(serverUrl, 'directory_many', (database) =>
    measureReads(database, many),
  )
  const figure = (count: number, value: number) => ({
    what: `The directory of ${count.toLocaleString('en')} associations, p99 of the slowest search (ms)`,
    value,
    target,
    smallerIsBetter: true as const,
    digits: 1,
  })
  return {
    figures: [figure(few, slowestOf(ofFew)), figure(many, slowestOf(ofMany))],
    table: compareReads(ofFew, ofMany, `times that of ${few} associations`),
    details: [
      `directory: ${readRounds} requests of each, one at a time, through the API in one process`,
    ],
  }
}

async function measureReads(database: Database, count: number) {
  await addAssociations(database, count)
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from portal.association_topic order by position`,
  )
  const configuration = { ...testConfiguration, TRIVSEL_ENV: 'local' as const }
  const api = createApi({ configuration, log: createLog('silent') }).route(
    '/',
    createDirectoryApi({ database, clock: systemClock }),
  )
  return timeReads(
    api,
    reads,
    rows.map(({ id }) => id),
  )
}

/** Of ten, nine are active; each has eight members, of whom half joined in the last half year. */
async function addAssociations(database: Database, count: number): Promise<void> {
  await database.transaction(async (transaction) => {
    // Filling takes longer than any request may.
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`
      insert into portal."user" (id, email, email_verified, first_name, last_name)
      select 'bench-' || n, 'bench-' || n || '@trivsel.example', true, 'Bench', 'Person ' || n
      from generate_series(0, 7) n`)
    await transaction.execute(sql`
      insert into portal.institution (code, name)
      select 'bench-' || n, jsonb_build_object('no', 'Skole ' || n, 'en', 'School ' || n)
      from generate_series(0, 9) n on conflict do nothing`)
    await transaction.execute(sql`
      insert into portal.association_topic (name, position)
      select jsonb_build_object('no', 'Tema ' || n, 'en', 'Topic ' || n), n
      from generate_series(0, 11) n`)
    await transaction.execute(sql`
      insert into portal.association (slug, name, purpose, description, how_to_join, languages,
        institution_code, topic_id, welcomes_new, state, state_reason, confirmed_at)
      select 'forening-' || n, 'Forening ' || n,
        jsonb_build_object(
          'no', 'Vi møtes for å ha det gøy sammen, gruppe ' || n,
          'en', 'We meet to have fun together, group ' || n),
        jsonb_build_object('no', repeat('Om oss. ', 200), 'en', repeat('About us. ', 200)),
        '{"no": "", "en": ""}', case when n % 2 = 0 then array['no'] else array['no', 'en'] end,
        case when n % 3 > 0 then 'bench-' || n % 10 end,
        (select id from portal.association_topic where position = n % 12), n % 4 = 0,
        case when n % 10 = 9 then 'inactive' else 'active' end,
        case when n % 10 = 9 then 'not-confirmed' else 'approved' end, now()
      from generate_series(0, ${count}::int - 1) n`)
    await transaction.execute(sql`
      insert into portal.association_member (association_id, user_id, state, joined_by, joined_at)
      select a.id, 'bench-' || n, 'member', 'page', now() - make_interval(days => n * 45)
      from portal.association a cross join generate_series(0, 7) n`)
  })
  await database.execute(sql`vacuum analyze portal.association, portal.association_member`)
}
