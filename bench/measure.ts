/** The measuring itself, in a process group of its own that `bench/run.ts` ends as a whole. */
import { PlainError, reportFailure, say, step } from '../scripts/progress.ts'
import { measureAssociations } from './associations.ts'
import { measureAssociationsRegister } from './associations-register.ts'
import { measureBombs } from './bombs.ts'
import { measureBooking } from './booking.ts'
import { measureBookingRush } from './booking-rush.ts'
import { measureCasework } from './casework.ts'
import { measureClassUsage } from './class-usage.ts'
import { measureCourses } from './courses.ts'
import { measureCourts } from './courts.ts'
import { measureDocuments } from './documents.ts'
import { measureFinances } from './finances.ts'
import { measureFirstVisits } from './first-visits.ts'
import { measureGrants } from './grants.ts'
import { endWithStarter } from './group.ts'
import { measureInquiries } from './inquiries.ts'
import { measureInteractions } from './interactions.ts'
import { measureJavaScript } from './javascript.ts'
import { measureKindergarten } from './kindergarten.ts'
import { measureLayoutShift } from './layout-shift.ts'
import { measureLedger } from './ledger.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureListPage } from './list-page.ts'
import { measureLoginStorm } from './login-storm.ts'
import { notes } from './notes.ts'
import { measureOpenPages } from './open-pages.ts'
import { measurePayments } from './payments.ts'
import { type Result, summarize, writeResults } from './results.ts'
import { measureSearch } from './search.ts'
import { measureStart } from './start.ts'
import { findTools } from './tools.ts'

export type Surroundings = {
  portalUrl: string
  databaseUrl: string
  /** Signs the cookies of the sessions that a benchmark makes. */
  authSecret: string
  /** Of the mail server. */
  mailKey: string
  /** For what a benchmark writes; removed at the end. */
  folder: string
  simulator: { url: string; key: string }
}

endWithStarter()

const surroundings: Surroundings = JSON.parse(process.env.BENCH_SURROUNDINGS ?? '')
const { portalUrl, databaseUrl, authSecret, mailKey, folder } = surroundings

const benches: Readonly<Record<string, () => Promise<Result>>> = {
  // First: nothing has yet been left behind by the others for the machine to clear up.
  lighthouse: () => measureLighthouse(portalUrl),
  'layout-shift': () => measureLayoutShift(portalUrl),
  interactions: () => measureInteractions(portalUrl),
  javascript: () => measureJavaScript(portalUrl),
  'list-page': async () => measureListPage({ ...(await findTools()), portalUrl, folder }),
  'login-storm': async () => measureLoginStorm({ ...(await findTools()), portalUrl, folder }),
  start: () => measureStart({ portalUrl }),
  // After those that look at milliseconds: the database is busy for a while with what it leaves.
  booking: async () =>
    measureBooking({ ...(await findTools()), portalUrl, databaseUrl, authSecret, folder }),
  'open-pages': async () =>
    measureOpenPages({ ...(await findTools()), portalUrl, databaseUrl, authSecret, folder }),
  'booking-rush': () => measureBookingRush({ portalUrl, databaseUrl, authSecret }),
  search: () => measureSearch(databaseUrl),
  ledger: () => measureLedger(databaseUrl),
  casework: () => measureCasework(databaseUrl),
  associations: () => measureAssociations(databaseUrl),
  inquiries: () => measureInquiries(databaseUrl),
  finances: () => measureFinances(databaseUrl),
  grants: () => measureGrants(databaseUrl),
  'associations-register': () => measureAssociationsRegister(databaseUrl),
  payments: () => measurePayments(databaseUrl),
  courts: async () => measureCourts({ ...(await findTools()), ...surroundings }),
  courses: () => measureCourses(databaseUrl),
  kindergarten: () => measureKindergarten(databaseUrl),
  'class-usage': () => measureClassUsage(databaseUrl),
  documents: measureDocuments,
  bombs: () => measureBombs({ portalUrl, mailKey }),
  // Last: it leaves twenty thousand pages behind.
  'first-visits': async () =>
    measureFirstVisits({ ...(await findTools()), portalUrl, databaseUrl, folder }),
}

/** Names that stand for several. */
const groups: Readonly<Record<string, readonly string[] | undefined>> = {
  associations: Object.keys(benches).filter((name) => name.startsWith('associations')),
}

try {
  const chosen = chooseBenches(process.argv.slice(2))
  const results: Result[] = []
  for (const [name, measure] of chosen) {
    const result = await step(`Measured ${name}`, measure)
    say(summarize(result))
    results.push(result)
  }
  if (chosen.length === Object.keys(benches).length) {
    const file = new URL('./RESULTS.md', import.meta.url).pathname
    await writeResults(file, results, notes)
    say(`\nWritten to ${file}`)
  }
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}

/** @throws {PlainError} there is no benchmark of that name */
function chooseBenches(given: readonly string[]) {
  const names = given.flatMap((name) => groups[name] ?? [name])
  const unknown = names.filter((name) => !(name in benches))
  if (unknown.length > 0)
    throw new PlainError(
      `No such benchmark: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`,
    )
  return Object.entries(benches).filter(([name]) => names.length === 0 || names.includes(name))
}
