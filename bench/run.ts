/**
 * `npm run bench`: our hot paths against programs that others trust, in one run, as ratios.
 * Writes `bench/RESULTS.md`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/postgres/supervisor.ts'
import { reportFailure, say, step } from '../scripts/progress.ts'
import { measureBooking } from './booking.ts'
import { measureJavaScript } from './javascript.ts'
import { measureListPage } from './list-page.ts'
import { type Result, summarize, writeResults } from './results.ts'
import { startTemporaryStack } from './stack.ts'
import { findTools } from './tools.ts'

const portalPort = 3_980
const portalUrl = `http://localhost:${portalPort}`
const authSecret = 'only for the benchmark, on this machine'

const notes = `## What limits it

- The list page: over half of the process's time is one system call, the kernel's copying of headers and body to the socket, which nginx saves (sendfile); Node's HTTP parser and header writing take most of the rest. The figure of the bare node:http server shows how much of the distance to nginx is Node's and how much is ours.
- Booking: everybody who asks for the same class while a call is under way is decided by the next one, so the endpoint makes far fewer commits than pgbench makes; what remains is HTTP, JSON and the session look-up.
- Absolute figures swing with what else the machine does. Compare ratios.`

const folder = await mkdtemp(join(tmpdir(), 'trivsel-bench-'))
try {
  const tools = await findTools()
  const server = await step('PostgreSQL is ready', () =>
    startPostgres({ dataDir: join(folder, 'postgres'), password: 'bench-on-loopback-only' }),
  )
  try {
    const stack = await startTemporaryStack({
      portalPort,
      cmsPort: portalPort + 1,
      databaseUrl: server.url,
      environment: { AUTH_SECRET: authSecret, LOG_LEVEL: 'warn' },
    })
    try {
      const results: Result[] = []
      const measure = async (title: string, work: () => Promise<Result>) => {
        const result = await step(title, work)
        say(summarize(result))
        results.push(result)
      }
      await measure('Measured the list page', () =>
        measureListPage({ ...tools, portalUrl, folder }),
      )
      await measure('Measured the JavaScript', () => measureJavaScript(portalUrl))
      await measure('Measured booking', () =>
        measureBooking({ ...tools, portalUrl, databaseUrl: server.url, authSecret, folder }),
      )
      const file = new URL('./RESULTS.md', import.meta.url).pathname
      await writeResults(file, results, notes)
      say(`\nWritten to ${file}`)
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
