import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { createLocalStore } from '../apps/portal/src/core/files/store/local-store.server.ts'
import { createInboxApi } from '../apps/portal/src/features/inquiries/inbox/handlers.server.ts'
import { createApi } from '../apps/portal/src/platform/api/create-api.server.ts'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'
import { createLog } from '../apps/portal/src/platform/log.server.ts'
import { systemClock } from '../apps/portal/src/platform/time/clock.ts'
import {
  testEncryption as encryption,
  testConfiguration,
} from '../apps/portal/src/testing/accounts.testing.server.ts'
import { allowStaff } from '../apps/portal/src/testing/staff.testing.server.ts'
import { inDatabase } from './in-database.ts'
import { addInquiries } from './inquiries-scenario.ts'
import type { Result } from './results.ts'
import { compareReads, oneOf, type Read, readRounds, slowestOf, timeReads } from './timed-reads.ts'

const few = 10
const many = 5_000
const target = 100

const inquiries = '/api/frontend/staff/inquiries'

const reads: readonly Read[] = [
  { what: 'what waits', path: () => inquiries },
  { what: 'what is overdue', path: () => `${inquiries}?status=overdue` },
  { what: 'one category', path: () => `${inquiries}?category=bench-3` },
  { what: 'mine', path: () => `${inquiries}?assignee=mine&status=all` },
  { what: 'all, the first page', path: () => `${inquiries}?status=all` },
  { what: 'all, the last page', path: () => `${inquiries}?status=all&page=200` },
  { what: 'a thousand, for a file', path: () => `${inquiries}?status=all&size=1000` },
  { what: 'the categories', path: () => '/api/frontend/staff/inquiry-categories' },
  { what: 'an inquiry', path: (ids, round) => `${inquiries}/${oneOf(ids, round)}` },
  search('a search for a number', (round) => String(10_001 + round)),
  search('a search for a name', (round) => `person 4${round}`),
  search('a search that finds nothing', () => 'nobody at all'),
]

function search(what: string, text: (round: number) => string): Read {
  return { what, path: () => `${inquiries}/search`, body: (round) => ({ text: text(round) }) }
}

/** Pages of the inbox with 5,000 inquiries and about 27,000 messages, against next to nothing. */
export async function measureInquiries(serverUrl: string): Promise<Result> {
  const ofFew = await inDatabase(serverUrl, 'inquiries_empty', (database) =>
    measureReads(database, few),
  )
  const ofMany = await inDatabase(serverUrl, 'inquiries_full', (database) =>
    measureReads(database, many),
  )
  return {
    name: `The inbox with ${many.toLocaleString('en')} inquiries`,
    figures: [
      {
        what: 'The inbox with 5,000 inquiries, p99 of the slowest page at the server (ms)',
        value: slowestOf(ofMany),
        target,
        smallerIsBetter: true,
        digits: 1,
      },
    ],
    table: compareReads(ofFew, ofMany, `times that of ${few} inquiries`),
    details: [
      `${readRounds} requests of each, one at a time, through the API in one process, as an admin, who sees every category`,
    ],
  }
}

async function measureReads(database: Database, count: number) {
  await addInquiries(database, count)
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from portal.inquiry order by number limit 500`,
  )
  return timeReads(
    serve(database),
    reads,
    rows.map(({ id }) => id),
  )
}

function serve(database: Database) {
  const log = createLog('silent')
  // As for everybody: answers are looked at in tests alone.
  const configuration = {
    ...testConfiguration,
    TRIVSEL_ENV: 'local' as const,
    MAIL_FROM: 'post@trivsel.example',
  }
  return createApi({ configuration, log }).route(
    '/',
    createInboxApi({
      database,
      encryption,
      configuration,
      // Nothing is read from it.
      files: { store: createLocalStore(tmpdir()), encryption, log },
      clock: systemClock,
      sessions: { find: async () => null },
      requireStaff: allowStaff({
        kind: 'staff',
        userId: 'bench-staff',
        roles: ['admin'],
        requestId: 'bench',
      }),
    }),
  )
}
