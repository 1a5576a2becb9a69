import { setTimeout as sleep } from 'node:timers/promises'
import { median } from './load.ts'
import { environmentOf, findPortal, processorSeconds, startPortal } from './processes.ts'
import type { Result } from './results.ts'

const port = 3_987
const rounds = 5
/** Then what was compiled has been written down (apps/portal/src/main.ts). */
const untilCompiledIsKept = 8_000

type Start = { seconds: number; processor: number; page: number }

/** A portal that is killed and started again, beside the one of the stack. */
export async function measureStart({ portalUrl }: { portalUrl: string }): Promise<Result> {
  const environment = await environmentOf(await findPortal(portalUrl))
  const first = await measureOne(environment, untilCompiledIsKept)
  const starts: Start[] = []
  for (let round = 0; round < rounds; round += 1) starts.push(await measureOne(environment))
  const middle = (read: (start: Start) => number) => median(starts.map(read))
  return {
    name: 'Start after kill -9',
    figures: [
      {
        what: `From a start after kill -9 until /readyz, median of ${rounds} (s)`,
        value: middle(({ seconds }) => seconds),
        target: 3,
        smallerIsBetter: true,
      },
    ],
    details: [
      `processor time until then: ${middle(({ processor }) => processor).toFixed(2)} s; the first page then takes ${middle(({ page }) => page).toFixed(0)} ms, beside those that are made for everybody`,
      `the first start, which compiles everything: ${first.seconds.toFixed(2)} s, ${first.processor.toFixed(2)} s of processor time`,
      'on a machine that also runs the database, the content system and another portal',
    ],
  }
}

async function measureOne(environment: NodeJS.ProcessEnv, runFor = 0): Promise<Start> {
  const startedAt = performance.now()
  const portal = await startPortal(environment, port)
  const seconds = (performance.now() - startedAt) / 1_000
  const processor = await processorSeconds(portal.pid)
  const askedAt = performance.now()
  await (await fetch(portal.url)).arrayBuffer()
  const page = performance.now() - askedAt
  await sleep(runFor)
  await portal.kill()
  return { seconds, processor, page }
}
