/**
 * `npm run drill -- restarts` or `restore`: rehearses on this machine what an operator is afraid of,
 * with the programs that would stand around the portal. Prints a table; ends with 1 when somebody would have
 * been let down (docs/drills.md).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInGroup } from '../bench/group.ts'
import { startTemporaryStack } from '../bench/stack.ts'
import { pathsOf } from '../scripts/paths.ts'
import { reportFailure, say } from '../scripts/progress.ts'
import { listenForStop, Stopped } from '../scripts/stop-signal.ts'
import type { Surroundings } from './drill.ts'
import { printFound } from './print-found.ts'
import { removeData } from './remove-data.ts'
import { rehearseRestore } from './restore.ts'

const portalPort = 3_960
const names = ['restarts', 'restore']

const given = process.argv.slice(2)
if (!names.includes(given[0] ?? '')) {
  // Before anything is started, which takes minutes.
  say(`Say which drill: ${names.join(', ')}.`)
  process.exit(1)
}
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
    PAYMENT_SIMULATOR_PORT: String(portalPort + 2),
  },
}
try {
  process.exitCode =
    // It starts and stops the stack by itself.
    given[0] === 'restore' ? printFound(await rehearseRestore(options)) : await rehearseOnStack()
} catch (error) {
  if (error instanceof Stopped) say('Stopped before the drill was over.')
  else reportFailure(error)
  process.exitCode = error instanceof Stopped ? 130 : 1
} finally {
  await removeData(pathsOf(folder, 'data'))
  await rm(folder, { recursive: true, force: true })
}

async function rehearseOnStack(): Promise<number> {
  const stack = await startTemporaryStack(options)
  try {
    const surroundings: Surroundings = { portalUrl: stack.portalUrl, folder }
    return await runInGroup(join(import.meta.dirname, 'rehearse.ts'), {
      given,
      environment: { DRILL_SURROUNDINGS: JSON.stringify(surroundings) },
      stop,
    })
  } finally {
    await stack.stop()
  }
}
