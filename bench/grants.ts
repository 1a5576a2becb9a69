import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { createLocalStore } from '../apps/portal/src/core/files/store/local-store.server.ts'
import { createReadApi } from '../apps/portal/src/features/grant-committee/read/handlers.server.ts'
import { createApi } from '../apps/portal/src/platform/api/create-api.server.ts'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'
import { createLog } from '../apps/portal/src/platform/log.server.ts'
import { systemClock } from '../apps/portal/src/platform/time/clock.ts'
import {
  testEncryption as encryption,
  testConfiguration,
} from '../apps/portal/src/testing/accounts.testing.server.ts'
import { allowStaff } from '../apps/portal/src/testing/staff.testing.server.ts'
import { addGrants, benchMember, benchMembers, benchRound } from './grants-scenario.ts'
import { inDatabase } from './in-database.ts'
import type { Result } from './results.ts'
import { compareReads, oneOf, type Read, readRounds, slowestOf, timeReads } from './timed-reads.ts'

const few = 10
const many = 300
const target = 100

const room = '/api/frontend/staff/grant-committee'

const listOfMeeting: Read = {
  what: 'the list of the meeting',
  path: () => `${room}/rounds/${benchRound}`,
}
const others: readonly Read[] = [
  { what: 'the start page, and the number in the menu', path: () => `${room}/rounds` },
  { what: 'one application', path: (ids, round) => `${room}/applications/${oneOf(ids, round)}` },
]

/** The list of a meeting of 300 applications with points of nine members, against one of ten. */
export async function measureGrants(serverUrl: string): Promise<Result> {
  const ofFew = await inDatabase(serverUrl, 'grants_few', (database) => measureReads(database, few))
  const ofMany = await inDatabase(serverUrl, 'grants_many', (database) =>
    measureReads(database, many),
  )
  return {
    name: `The meeting’s list of ${many} applications`,
    figures: [
      {
        what: `The list of ${many} applications with points of ${benchMembers} members, p99 at the server (ms)`,
        value: slowestOf(ofMany.filter(({ what }) => what === listOfMeeting.what)),
        target,
        smallerIsBetter: true,
        digits: 1,
      },
    ],
    table: compareReads(ofFew, ofMany, `times that of ${few} applications`),
    details: [
      `${readRounds} requests of each, one at a time, through the API in one process, as a member who has judged all of it`,
    ],
  }
}

async function measureReads(database: Database, count: number) {
  await addGrants(database, count)
  const { rows } = await database.execute<{ id: string }>(sql`
    select id from portal.grant_application a where round_id = ${benchRound}
      and not exists (select from portal.grant_conflict c
        where c.application_id = a.id and c.user_id = ${benchMember})
      and not exists (select from portal.association_contact c
        where c.association_id = a.association_id and c.user_id = ${benchMember})`)
  return timeReads(
    serve(database),
    [listOfMeeting, ...others],
    rows.map(({ id }) => id),
  )
}

function serve(database: Database) {
  const log = createLog('silent')
  // As for everybody: answers are looked at in tests alone.
  const configuration = { ...testConfiguration, TRIVSEL_ENV: 'local' as const }
  return createApi({ configuration, log }).route(
    '/',
    createReadApi({
      database,
      // Nothing is read from it.
      files: { store: createLocalStore(tmpdir()), encryption, log },
      clock: systemClock,
      sessions: { find: async () => null },
      requireStaff: allowStaff({
        kind: 'staff',
        userId: benchMember,
        roles: ['committee'],
        requestId: 'bench',
      }),
    }),
  )
}
