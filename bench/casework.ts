import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { createLocalStore } from '../apps/portal/src/core/files/store/local-store.server.ts'
import type { SessionUser } from '../apps/portal/src/core/sessions/session.server.ts'
import { createCaseworkApi } from '../apps/portal/src/features/casework/handlers.server.ts'
import { createDepositAccountApi } from '../apps/portal/src/features/deposit-account/handlers.server.ts'
import { caseKinds } from '../apps/portal/src/features.server.ts'
import { createApi } from '../apps/portal/src/platform/api/create-api.server.ts'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'
import { exampleDeposit } from '../apps/portal/src/platform/example-deposit.ts'
import { createLog } from '../apps/portal/src/platform/log.server.ts'
import { systemClock } from '../apps/portal/src/platform/time/clock.ts'
import {
  testEncryption as encryption,
  testConfiguration,
} from '../apps/portal/src/testing/accounts.testing.server.ts'
import { allowStaff } from '../apps/portal/src/testing/staff.testing.server.ts'
import { addCases } from './casework-scenario.ts'
import { inDatabase } from './in-database.ts'
import { customers, fillLedger } from './ledger.ts'
import type { Result } from './results.ts'
import {
  compareReads,
  oneOf as of,
  type Read,
  readRounds,
  slowestOf,
  timeReads,
} from './timed-reads.ts'

/** As few as there can be and every page still have something to show. */
const fewCases = 10
const target = 30

const staff = '/api/frontend/staff'
const own = '/api/frontend/user/udi-account'

/** What is asked for while somebody works: the queue, a case, and what a student sees of an account. */
const reads: readonly Read[] = [
  { what: 'the queue', path: () => `${staff}/cases` },
  { what: 'its numbers', path: () => `${staff}/case-counts` },
  { what: 'its last page', path: () => `${staff}/cases?page=319` },
  { what: 'what is overdue', path: () => `${staff}/cases?status=overdue` },
  { what: 'a name', path: (_, round) => `${staff}/cases?status=all&name=student+1${round}` },
  { what: 'a letter of a name', path: () => `${staff}/cases?name=e` },
  { what: 'an institution', path: () => `${staff}/cases?group=UiO` },
  { what: 'all, the last page', path: () => `${staff}/cases?status=all&sort=-changedAt&page=799` },
  { what: 'a case', path: (ids, round) => `${staff}/cases/${of(ids, round)}` },
  { what: 'the next case', path: (ids, round) => `${staff}/cases/${of(ids, round)}/next` },
  {
    what: 'an application, to staff',
    path: (ids, round) => `${staff}/deposit-account/applications/${of(ids, round)}`,
  },
  { what: 'an application, to its student', path: () => `${own}/account-application` },
  { what: 'an account, to its student', path: () => `${own}/account` },
  { what: 'statistics of a quarter', path: () => `${staff}/case-statistics` },
]

/** Pages of casework with 20,000 cases and 200,000 entries in the books, against next to nothing. */
export async function measureCasework(serverUrl: string): Promise<Result> {
  const few = await inDatabase(serverUrl, 'casework_empty', (database) =>
    measureReads(database, fewCases),
  )
  const many = await inDatabase(serverUrl, 'casework_full', async (database) => {
    await fillLedger(database)
    return measureReads(database, customers)
  })
  return {
    name: `Casework with ${customers.toLocaleString('en')} cases and 200,000 entries in the books`,
    figures: [
      {
        what: 'Casework on 20,000 cases, p99 of the slowest page at the server (ms)',
        value: slowestOf(many),
        target,
        smallerIsBetter: true,
        digits: 1,
      },
    ],
    table: compareReads(few, many, `times that of ${fewCases} cases`),
    details: [`${readRounds} requests of each, one at a time, through the API in one process`],
  }
}

async function measureReads(database: Database, cases: number) {
  await addCases(database, cases)
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from portal.case_file where status in ('OPPRETTET', 'ENDRET_AV_KUNDE') limit 500`,
  )
  const ids = rows.map(({ id }) => id)
  // Of ten, the last four have an account.
  const api = serve(database, { student: 'bench-9', caseworker: `bench-${cases}` })
  return timeReads(api, reads, ids)
}

function serve(database: Database, people: { student: string; caseworker: string }) {
  const log = createLog('silent')
  // As for everybody: answers are looked at in tests alone.
  const configuration = { ...testConfiguration, ...exampleDeposit, TRIVSEL_ENV: 'local' as const }
  const user: SessionUser = {
    sessionId: 'bench',
    userId: people.student,
    firstName: 'Bench',
    lastName: 'Student',
  }
  const parts = {
    database,
    encryption,
    configuration,
    caseKinds,
    portalUrl: configuration.PORTAL_URL,
    // Nothing is read from it.
    files: { store: createLocalStore(tmpdir()), encryption, log },
    clock: systemClock,
    sessions: { find: async () => user },
    requireStaff: allowStaff({
      kind: 'staff',
      userId: people.caseworker,
      roles: ['caseworker'],
      requestId: 'bench',
    }),
  }
  return createApi({ configuration, log })
    .route('/', createCaseworkApi(parts))
    .route('/', createDepositAccountApi(parts))
}
