import { sql } from 'drizzle-orm'
import { createRegisterApi } from '../apps/portal/src/features/association-register/register/handlers.server.ts'
import { createApi } from '../apps/portal/src/platform/api/create-api.server.ts'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'
import { createLog } from '../apps/portal/src/platform/log.server.ts'
import { systemClock } from '../apps/portal/src/platform/time/clock.ts'
import {
  testEncryption as encryption,
  testConfiguration,
} from '../apps/portal/src/testing/accounts.testing.server.ts'
import { addRegister, benchAssociation, benchContact } from './associations-register-scenario.ts'
import { inDatabase } from './in-database.ts'
import type { Result } from './results.ts'
import { compareReads, oneOf, type Read, readRounds, slowestOf, timeReads } from './timed-reads.ts'

const few = 10
const many = 10_000
const target = 100

const register = `/api/frontend/my-associations/${benchAssociation}/register`

const reads: readonly Read[] = [
  { what: 'the first page', path: () => register },
  { what: 'the last page', path: () => `${register}?page=180` },
  { what: 'all, by the day of joining', path: () => `${register}?state=all&sort=-joined` },
  { what: 'by the end of the term', path: () => `${register}?sort=until` },
  { what: 'who has paid', path: () => `${register}?paid=yes` },
  { what: 'who has not', path: () => `${register}?paid=no&page=5` },
  { what: 'a member', path: (ids, round) => `${register}/${oneOf(ids, round)}` },
  search('a search for a name', (round) => `bench 4${round}`),
  search('a search for an address', (round) => `bench-${round}@`),
  search('a search that finds nothing', () => 'nobody at all'),
]

function search(what: string, text: (round: number) => string): Read {
  return { what, path: () => `${register}/search`, body: (round) => ({ text: text(round) }) }
}

/** Pages of a register of 10,000 members, against next to nothing. */
export async function measureAssociationsRegister(serverUrl: string): Promise<Result> {
  const ofFew = await inDatabase(serverUrl, 'register_empty', (database) =>
    measureReads(database, few),
  )
  const ofMany = await inDatabase(serverUrl, 'register_full', (database) =>
    measureReads(database, many),
  )
  return {
    name: `The register of an association with ${many.toLocaleString('en')} members`,
    figures: [
      {
        what: 'The register of 10,000 members, p99 of the slowest page at the server (ms)',
        value: slowestOf(ofMany),
        target,
        smallerIsBetter: true,
        digits: 1,
      },
    ],
    table: compareReads(ofFew, ofMany, `times that of ${few} members`),
    details: [
      `${readRounds} requests of each, one at a time, through the API in one process, as a contact person`,
    ],
  }
}

async function measureReads(database: Database, count: number) {
  await addRegister(database, count)
  const { rows } = await database.execute<{ id: string }>(sql`
    select id from portal.association_member
    where association_id = ${benchAssociation} order by id limit 500`)
  return timeReads(
    serve(database),
    reads,
    rows.map(({ id }) => id),
  )
}

function serve(database: Database) {
  // As for everybody: answers are looked at in tests alone.
  const configuration = { ...testConfiguration, TRIVSEL_ENV: 'local' as const }
  return createApi({ configuration, log: createLog('silent') }).route(
    '/',
    createRegisterApi({
      database,
      encryption,
      portalUrl: 'https://trivsel.example',
      clock: systemClock,
      sessions: {
        find: async () => ({
          sessionId: 'bench',
          userId: benchContact,
          firstName: 'Bench',
          lastName: 'Contact',
        }),
      },
    }),
  )
}
