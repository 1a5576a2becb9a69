/** The system whose first visits are measured: its processes and what it publishes. */
import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from '../scripts/progress.ts'
import {
  environmentOf,
  findListeningProcess,
  findPortal,
  findPostgres,
  loadWhile,
  processorSeconds,
  type StartedServer,
} from './processes.ts'
import { subjects } from './search-texts.ts'
import { textOf, type Visits, visitAll } from './visits.ts'

export const concurrency = 16

export type System = {
  /** Of the portal that the stack runs. */
  environment: NodeJS.ProcessEnv
  portal: number
  content: number
  postgres: number
}

export async function findSystem(portalUrl: string, databaseUrl: string): Promise<System> {
  const portal = await findPortal(portalUrl)
  const environment = await environmentOf(portal)
  return {
    environment,
    portal,
    content: await findListeningProcess('next', Number(new URL(cmsUrlOf(environment)).port)),
    postgres: await findPostgres(databaseUrl),
  }
}

export function cmsUrlOf({ CMS_URL }: NodeJS.ProcessEnv): string {
  if (!CMS_URL) throw new PlainError('The portal does not know where the content system is.')
  return CMS_URL
}

/** Processor milliseconds per visit. */
export type Costs = { site: number; content: number; postgres: number }
export type Measured = { visits: Visits; costs: Costs }

/** What visits cost the site that answers, the content system and the database. */
export async function observe(
  { content, postgres }: System,
  site: StartedServer,
  paths: readonly string[],
  options: { seconds?: number; keepsBody?: boolean } = {},
): Promise<Measured> {
  const read = () => Promise.all([site.pid, content, postgres].map(processorSeconds))
  const before = await read()
  const visits = await visitAll(site.url, paths, { concurrency, ...options })
  const after = await read()
  const costs = after.map(
    (seconds, at) => ((seconds - (before[at] ?? 0)) * 1_000) / visits.visits.length,
  )
  const [ofSite = 0, ofContent = 0, ofPostgres = 0] = costs
  return { visits, costs: { site: ofSite, content: ofContent, postgres: ofPostgres } }
}

/** As one, of rounds that asked for the same. */
export function together(rounds: readonly Measured[]): Measured {
  const mean = (of: (one: Measured) => number) =>
    rounds.reduce((sum, one) => sum + of(one), 0) / rounds.length
  return {
    visits: {
      visits: rounds.flatMap(({ visits }) => visits.visits),
      seconds: rounds.reduce((sum, { visits }) => sum + visits.seconds, 0),
    },
    costs: {
      site: mean(({ costs }) => costs.site),
      content: mean(({ costs }) => costs.content),
      postgres: mean(({ costs }) => costs.postgres),
    },
  }
}

/** Starts a server for as long as something is done with it. */
export async function withServer<Answer>(
  start: () => Promise<StartedServer>,
  work: (server: StartedServer) => Promise<Answer>,
): Promise<Answer> {
  const server = await start()
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

/** Public paths of all pages in the sitemap. */
export async function readSiteMap(url: string): Promise<string[]> {
  const siteMap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  if (paths.length === 0) throw new PlainError('There is nothing on the map of the site.')
  return paths
}

/** The page of which as many are longer as are shorter. */
export async function fetchMiddlingPage(
  url: string,
  paths: readonly string[],
): Promise<{ path: string; html: string }> {
  const { visits } = await visitAll(url, paths, { concurrency, keepsBody: true })
  const pages = visits
    .filter(({ status }) => status === 200)
    .map((visit) => ({ path: visit.path, html: textOf(visit) }))
    .toSorted((one, other) => one.html.length - other.html.length)
  const middling = pages[Math.floor(pages.length / 2)]
  if (!middling) throw new PlainError('No page was answered.')
  return middling
}

/** Two words each, of which the site has one or both or neither. */
export function newSearches(count: number): string[] {
  const pairs = subjects.flatMap((first) =>
    subjects.filter((second) => second !== first).map((second) => `${first} ${second}`),
  )
  // A step that has nothing in common with how many there are, so that none comes twice.
  return Array.from({ length: count }, (_, at) => pairs[(at * 397) % pairs.length] ?? '').map(
    (words) => `/sok?q=${encodeURIComponent(words)}`,
  )
}

/** What nobody has written: pages, and items of a kind, in both languages. */
export function madeUpAddresses(count: number): string[] {
  const places = [
    '/oppdiktet',
    '/helse/oppdiktet',
    '/barnehage/barnehager/oppdiktet',
    '/en/made-up',
  ]
  return Array.from({ length: count }, (_, at) => `${places[at % places.length]}-${at}`)
}

/** Waits until what was started has been done, for a minute at most. */
export async function untilQuiet({ portal, content, postgres }: System): Promise<void> {
  for (let second = 0; second < 60; second += 1) {
    const loads = await Promise.all(
      [portal, content, postgres].map((pid) => loadWhile(pid, () => sleep(1_000))),
    )
    if (loads.reduce((sum, load) => sum + load, 0) < 0.1) return
  }
}
