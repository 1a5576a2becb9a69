import { setTimeout as sleep } from 'node:timers/promises'
import { environmentOf, findPortal, type StartedServer, startPortal } from '../bench/processes.ts'
import { repositoryRoot } from '../scripts/paths.ts'
import { PlainError, say } from '../scripts/progress.ts'
import { countOf, type Seen, startCrowd } from './crowd.ts'
import type { DrillOptions, Found, Surroundings } from './drill.ts'
import { migrate } from './earlier-release.ts'
import { noticedAfterSeconds, startHaproxy } from './haproxy.ts'
import { type Answered, type OpenPage, openPage, usePage } from './readers.ts'

const balancerPort = 3_970
const ports = [3_971, 3_972] as const

/** Milliseconds in which both releases serve, and in which one of them does. */
const phase = 8_000

const crowd = {
  members: 8,
  followers: 6,
  readers: 6,
  pages: [
    '/',
    '/trening/gruppetimer',
    '/barnehage/barnehager',
    '/en/sports/membership',
    '/logg-inn',
    '/sok?q=helse',
  ],
}

/** Left open in a tab: a page without React, and one that loads its parts when they are needed. */
const leftOpen = ['/', '/logg-inn']

/**
 * The earlier release serves in two portals behind HAProxy. The one here migrates, takes the place of one
 * portal after the other, and gives it back in the same way.
 */
export async function rehearseRelease(
  surroundings: Surroundings,
  { rounds = 2, earlier }: DrillOptions,
): Promise<Found> {
  if (earlier === null) throw new PlainError('There is no earlier release.')
  const drainSeconds = 2 * noticedAfterSeconds
  const environment = {
    ...(await environmentOf(await findPortal(surroundings.portalUrl))),
    DRAIN_SECONDS: String(drainSeconds),
  }
  const portals: StartedServer[] = []
  for (const port of ports) portals.push(await startPortal(environment, port, earlier))
  const balancer = await startHaproxy(surroundings.folder, { port: balancerPort, portals: ports })
  const opened: Answered = { requests: 0, failures: [] }
  const seconds: number[] = []

  const openPages = () => inTurn(leftOpen, (path) => openPage(balancer.url, path, opened))

  async function replaceAll(name: string, root: string): Promise<void> {
    await migrate(root, environment)
    say(`… ${name} has migrated`)
    for (const [at, port] of ports.entries()) {
      const startedAt = performance.now()
      await portals[at]?.stop()
      portals[at] = await startPortal(environment, port, root)
      await balancer.waitForServer(port)
      seconds.push((performance.now() - startedAt) / 1_000)
      say(`… ${name} has ${at + 1} of ${ports.length} portals`)
      await sleep(phase)
    }
  }

  /** What somebody left open under the other release works on. */
  async function use(pages: readonly OpenPage[]): Promise<void> {
    for (const page of pages) await usePage(balancer.url, page, opened)
  }

  try {
    for (const port of ports) await balancer.waitForServer(port)
    const people = await startCrowd(balancer.url, { crowd, surroundings })
    let seen: Seen
    try {
      await sleep(phase)
      for (let round = 0; round < rounds; round += 1) {
        const ofEarlier = await openPages()
        await replaceAll('the new release', repositoryRoot)
        await use(ofEarlier)
        const ofNew = await openPages()
        await replaceAll('the earlier release', earlier)
        await use(ofNew)
      }
    } finally {
      seen = await people.end()
    }
    const failures = [...seen.failures, ...opened.failures]
    return {
      rows: [
        ['portals replaced', `${seconds.length}, forth and back ${rounds} times`],
        ...seen.rows,
        ['files asked for by pages left open', String(opened.requests)],
        ['requests that failed', String(failures.length)],
        ...countOf(failures),
        [
          'longest replacement',
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

async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}
