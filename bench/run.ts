/**
 * `npm run bench`: our hot paths against programs that others trust, in one run, as ratios, and
 * what Lighthouse says of our pages. Writes `bench/RESULTS.md`.
 * `npm run bench -- lighthouse list-page`: only these, and only on the screen.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportFailure, say } from '../scripts/progress.ts'
import { listenForStop, Stopped } from '../scripts/stop-signal.ts'
import { runInGroup } from './group.ts'
import type { Surroundings } from './measure.ts'
import { startTemporaryStack } from './stack.ts'

const portalPort = 3_980
const simulatorPort = portalPort + 2
const authSecret = 'only for the benchmark, on this machine'

const { stop } = listenForStop()
const folder = await mkdtemp(join(tmpdir(), 'trivsel-bench-'))
try {
  const stack = await startTemporaryStack({
    portalPort,
    cmsPort: portalPort + 1,
    folder,
    stop,
    // Logins come from many addresses, as in life.
    environment: {
      AUTH_SECRET: authSecret,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'true',
      PAYMENT_SIMULATOR_PORT: String(simulatorPort),
      // Nobody hears of a payment but by asking, as where there is no agreement.
      SIMULATOR_CALLBACKS: 'off',
      SIMULATOR_VARIATIONS: 'off',
      // The disk is the database's alone.
      SIMULATOR_JOURNAL: 'memory',
    },
  })
  try {
    const { portalUrl, databaseUrl, simulatorKey, mailKey } = stack
    const simulator = { url: `http://127.0.0.1:${simulatorPort}`, key: simulatorKey }
    const surroundings: Surroundings = {
      portalUrl,
      databaseUrl,
      authSecret,
      mailKey,
      folder,
      simulator,
    }
    process.exitCode = await runInGroup(join(import.meta.dirname, 'measure.ts'), {
      given: process.argv.slice(2),
      environment: { BENCH_SURROUNDINGS: JSON.stringify(surroundings) },
      stop,
    })
  } finally {
    await stack.stop()
  }
} catch (error) {
  if (error instanceof Stopped) say('Stopped before everything was measured.')
  else reportFailure(error)
  process.exitCode = error instanceof Stopped ? 130 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
