/**
 * `npm run drill -- restarts [--rounds 20]`, `release [--from REVISION] [--rounds 2]` or `restore`:
 * rehearses on this machine what an operator is afraid of, with the programs that would stand around the
 * portal. Prints a table; ends with 1 when somebody would have been let down (docs/drills.md).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runInGroup } from '../bench/group.ts'
import { startTemporaryStack } from '../bench/stack.ts'
import { pathsOf, repositoryRoot } from '../scripts/paths.ts'
import { reportFailure, say } from '../scripts/progress.ts'
import { listenForStop, Stopped } from '../scripts/stop-signal.ts'
import type { DrillOptions, Surroundings } from './drill.ts'
import { findEarlierRelease, prepareReleases } from './earlier-release.ts'
import { printFound } from './print-found.ts'
import { removeData } from './remove-data.ts'
import { rehearseRestore } from './restore.ts'

const portalPort = 3_960
const simulatorPort = portalPort + 2
const names = ['restarts', 'restore', 'release']

const {
  values: { from, rounds },
  positionals: [name = ''],
} = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, rounds: { type: 'string' } },
})
// Before anything is started, which takes minutes.
if (!names.includes(name)) refuse(`Say which drill: ${names.join(', ')}.`)
if (rounds !== undefined && !/^[1-9]\d?$/.test(rounds)) refuse('--rounds is 1 to 99.')
const { stop } = listenForStop()
const folder = await mkdtemp(join(tmpdir(), 'trivsel-drill-'))
const options = {
  portalPort,
  cmsPort: portalPort + 1,
  folder,
  stop,
  environment: {
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'true',
    PAYMENT_SIMULATOR_PORT: String(simulatorPort),
  },
}
try {
  process.exitCode =
    // It starts and stops the stack by itself.
    name === 'restore' ? printFound(await rehearseRestore(options)) : await rehearseOnStack()
} catch (error) {
  if (error instanceof Stopped) say('Stopped before the drill was over.')
  else reportFailure(error)
  process.exitCode = error instanceof Stopped ? 130 : 1
} finally {
  await removeData(pathsOf(folder, 'data'))
  await rm(folder, { recursive: true, force: true })
}

function refuse(why: string): never {
  say(why)
  process.exit(1)
}

async function rehearseOnStack(): Promise<number> {
  const earlier =
    name === 'release'
      ? await prepareReleases(from ?? findEarlierRelease(repositoryRoot), { folder, stop })
      : null
  const stack = await startTemporaryStack({ ...options, ...(earlier && { root: earlier }) })
  try {
    const surroundings: Surroundings = {
      portalUrl: stack.portalUrl,
      databaseUrl: stack.databaseUrl,
      authSecret: stack.authSecret,
      simulatorUrl: `http://127.0.0.1:${simulatorPort}`,
      simulatorKey: stack.simulatorKey,
      folder,
    }
    const given: DrillOptions = {
      earlier,
      rounds: rounds === undefined ? undefined : Number(rounds),
    }
    return await runInGroup(join(import.meta.dirname, 'rehearse.ts'), {
      given: [name],
      environment: {
        DRILL_SURROUNDINGS: JSON.stringify(surroundings),
        DRILL_OPTIONS: JSON.stringify(given),
      },
      stop,
    })
  } finally {
    await stack.stop()
  }
}
