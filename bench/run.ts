/**
 * `npm run bench`: our hot paths against programs that others trust, in one run, as ratios, and
 * what Lighthouse says of our pages. Writes `bench/RESULTS.md`.
 * `npm run bench -- lighthouse list-page`: only these, and only on the screen.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/postgres/supervisor.ts'
import { PlainError, reportFailure, say, step } from '../scripts/progress.ts'
import { measureBooking } from './booking.ts'
import { measureJavaScript } from './javascript.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureListPage } from './list-page.ts'
import { measureLoginStorm } from './login-storm.ts'
import { notes } from './notes.ts'
import { type Result, summarize, writeResults } from './results.ts'
import { measureSearch } from './search.ts'
import { startTemporaryStack } from './stack.ts'
import { findTools } from './tools.ts'

const portalPort = 3_980
const portalUrl = `http://localhost:${portalPort}`
const authSecret = 'only for the benchmark, on this machine'

type Surroundings = { folder: string; databaseUrl: string }

const benches: Readonly<Record<string, (surroundings: Surroundings) => Promise<Result>>> = {
  // First: nothing has yet been left behind by the others for the machine to clear up.
  lighthouse: () => measureLighthouse(portalUrl),
  javascript: () => measureJavaScript(portalUrl),
  'list-page': async ({ folder }) => measureListPage({ ...(await findTools()), portalUrl, folder }),
  'login-storm': async ({ folder }) =>
    measureLoginStorm({ ...(await findTools()), portalUrl, folder }),
  // After those that look at milliseconds: the database is busy for a while with what it leaves.
  booking: async ({ folder, databaseUrl }) =>
    measureBooking({ ...(await findTools()), portalUrl, databaseUrl, authSecret, folder }),
  search: ({ databaseUrl }) => measureSearch(databaseUrl),
}

const folder = await mkdtemp(join(tmpdir(), 'trivsel-bench-'))
try {
  const chosen = chooseBenches(process.argv.slice(2))
  const server = await step('PostgreSQL is ready', () =>
    startPostgres({ dataDir: join(folder, 'postgres'), password: 'bench-on-loopback-only' }),
  )
  try {
    const stack = await startTemporaryStack({
      portalPort,
      cmsPort: portalPort + 1,
      databaseUrl: server.url,
      // Logins come from many addresses, as in life.
      environment: { AUTH_SECRET: authSecret, LOG_LEVEL: 'warn', TRUST_PROXY: 'true' },
    })
    try {
      const results: Result[] = []
      for (const [name, measure] of chosen) {
        const result = await step(`Measured ${name}`, () =>
          measure({ folder, databaseUrl: server.url }),
        )
        say(summarize(result))
        results.push(result)
      }
      if (chosen.length === Object.keys(benches).length) {
        const file = new URL('./RESULTS.md', import.meta.url).pathname
        await writeResults(file, results, notes)
        say(`\nWritten to ${file}`)
      }
    } finally {
      await stack.stop()
    }
  } finally {
    await server.stop()
  }
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** @throws {PlainError} there is no benchmark of that name */
function chooseBenches(names: readonly string[]) {
  const unknown = names.filter((name) => !(name in benches))
  if (unknown.length > 0)
    throw new PlainError(
      `No such benchmark: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`,
    )
  return Object.entries(benches).filter(([name]) => names.length === 0 || names.includes(name))
}
