import { environmentOf, findPortal, type StartedServer, startPortal } from '../bench/processes.ts'
import { say } from '../scripts/progress.ts'
import { countOf, type Seen, startCrowd } from './crowd.ts'
import type { DrillOptions, Found, Surroundings } from './drill.ts'
import { noticedAfterSeconds, startHaproxy } from './haproxy.ts'
import { startVisitors, type Visited } from './visitors.ts'

const usualRestarts = 20
const balancerPort = 3_970
const ports = [3_971, 3_972] as const
const visitors = 24

/** From memory, made for each, and answered by the database. */
const paths = [
  '/',
  '/barnehage/barnehager',
  '/en/sports/membership',
  '/api/frontend/search?q=barnehage&locale=no',
  '/api/frontend/session',
  '/sok?q=helse',
]

/** Those who write, follow and watch beside the visitors. */
const crowd = { members: 6, followers: 6, readers: 2, pages: ['/', '/logg-inn'] }

/** Two portals behind HAProxy are restarted in turn, as a release does, while people go on. */
export async function rehearseRestarts(
  surroundings: Surroundings,
  { rounds: restarts = usualRestarts }: DrillOptions,
): Promise<Found> {
  const { portalUrl, folder } = surroundings
  const drainSeconds = 2 * noticedAfterSeconds
  const environment = {
    ...(await environmentOf(await findPortal(portalUrl))),
    DRAIN_SECONDS: String(drainSeconds),
  }
  const portals: StartedServer[] = []
  for (const port of ports) portals.push(await startPortal(environment, port))
  const balancer = await startHaproxy(folder, { port: balancerPort, portals: ports })
  try {
    for (const port of ports) await balancer.waitForServer(port)
    const people = await startCrowd(balancer.url, { crowd, surroundings })
    const passing = startVisitors(balancer.url, { paths, count: visitors })
    const seconds: number[] = []
    let visited: Visited
    let seen: Seen
    try {
      for (let restart = 0; restart < restarts; restart += 1) {
        const at = restart % ports.length
        const [port, startedAt] = [ports[at] ?? 0, performance.now()]
        await portals[at]?.stop()
        portals[at] = await startPortal(environment, port)
        await balancer.waitForServer(port)
        seconds.push((performance.now() - startedAt) / 1_000)
        say(`… ${restart + 1} of ${restarts} restarts`)
      }
    } finally {
      visited = await passing.end()
      seen = await people.end()
    }
    const { milliseconds } = visited
    const failures = [...visited.failures, ...seen.failures]
    const sorted = milliseconds.toSorted((one, other) => one - other)
    return {
      rows: [
        ['rolling restarts', String(seconds.length)],
        ['requests meanwhile', `${visited.requests} by ${visitors} visitors`],
        ...seen.rows,
        ['requests that failed', String(failures.length)],
        ...countOf(failures),
        ['p99 and longest wait', `${waited(sorted, 0.99)}, ${waited(sorted, 1)}`],
        [
          'longest restart',
          `${Math.max(...seconds).toFixed(1)} s, of which ${drainSeconds} s serving on`,
        ],
      ],
      isFine: failures.length === 0 && seen.wrong.length === 0,
    }
  } finally {
    await balancer.stop()
    for (const portal of portals) await portal.stop()
  }
}

function waited(sorted: readonly number[], share: number): string {
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share))
  return `${Math.round(sorted[at] ?? 0)} ms`
}
