import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { floodWithAddresses } from './first-visits-flood.ts'
import { publishWhileReading, visitAfterPublication } from './first-visits-frame.ts'
import { type FirstVisits, type Running, resultOf } from './first-visits-result.ts'
import {
  cmsUrlOf,
  concurrency,
  fetchMiddlingPage,
  findSystem,
  type Measured,
  madeUpAddresses,
  newSearches,
  observe,
  readSiteMap,
  type System,
  together,
  untilQuiet,
  withServer,
} from './first-visits-system.ts'
import { createFrameEditor } from './frame-editor.ts'
import { addPages, rebuildContent } from './many-pages.ts'
import { buildNextSite, startNextSite } from './next-baseline.ts'
import { residentMegabytes, type StartedServer, startPortal } from './processes.ts'
import type { Result } from './results.ts'
import { visitAll } from './visits.ts'

const portalPort = 3_985
const nextPort = 3_986
/** Of first visits right after a start; each finds programs that have yet to be compiled. */
const rounds = 3
const searches = 800
const addresses = 20_000
/** Then no more non-existent addresses are asked for, however few it were. */
const longestFlood = 75
const morePages = 20_000
/** Where nobody listens: so is a content system that is stopped. */
const nowhere = 'http://127.0.0.1:9'

/**
 * Pages that are in no cache: of the whole site after a start, of searches, of unknown addresses,
 * and after a publication that affects all of them; beside a page of the same markup that Next.js
 * renders for every request. Last, with twenty thousand pages more.
 */
export async function measureFirstVisits(options: {
  wrk: string
  portalUrl: string
  databaseUrl: string
  folder: string
}): Promise<Result> {
  const { portalUrl, databaseUrl } = options
  const folder = join(options.folder, 'first-visits')
  await mkdir(folder, { recursive: true })
  const system = await findSystem(portalUrl, databaseUrl)
  const { environment } = system
  const paths = await readSiteMap(portalUrl)
  const { path, html } = await fetchMiddlingPage(portalUrl, paths)
  await buildNextSite(html, join(folder, 'next'))

  const startOwn = () => startPortal(environment, portalPort)
  const startNext = () => startNextSite(join(folder, 'next'), nextPort)
  const visitOf = (kind: string) => paths.map((_, at) => `/${kind}/${at}`)
  const [first, server, browser]: [Measured[], Measured[], Measured[]] = [[], [], []]
  for (let round = 1; round < rounds; round += 1) {
    first.push(await withServer(startOwn, (portal) => observe(system, portal, paths)))
    server.push(await withServer(startNext, (next) => observe(system, next, visitOf('server'))))
    browser.push(await withServer(startNext, (next) => observe(system, next, visitOf('browser'))))
  }
  const running = await withServer(startOwn, async (portal) => {
    first.push(await observe(system, portal, paths))
    return measureRunning(portal, { ...options, folder, system, paths })
  })
  return resultOf({
    ...running,
    pages: paths.length,
    first: together(first),
    next: { server: together(server), browser: together(browser), path, bytes: html.length },
    withoutContent: await withServer(
      () => startPortal({ ...environment, CMS_URL: nowhere }, portalPort),
      async ({ url }) =>
        (await visitAll(url, paths, { concurrency })).visits.filter(({ status }) => status === 200)
          .length,
    ),
    many: await measureManyPages(system, { databaseUrl, paths }),
  })
}

async function measureRunning(
  portal: StartedServer,
  options: { wrk: string; folder: string; system: System; paths: readonly string[] },
): Promise<Running> {
  const { system, paths } = options
  const again = await observe(system, portal, paths)
  const searched = await observe(system, portal, newSearches(searches))
  const editor = await createFrameEditor(cmsUrlOf(system.environment))
  const [afterPublication, reading] = await (async () => {
    try {
      return [
        await visitAfterPublication(system, portal, { paths, editor }),
        await publishWhileReading(portal.url, { paths, editor }),
      ] as const
    } finally {
      await editor.restore()
    }
  })()
  const flood = await floodWithAddresses(portal.url, options)
  const before = await residentMegabytes(portal.pid)
  const notFound = await observe(system, portal, madeUpAddresses(addresses), {
    seconds: longestFlood,
  })
  const memory = { before, after: await residentMegabytes(portal.pid) }
  return { again, searches: searched, afterPublication, reading, flood, notFound, memory }
}

async function measureManyPages(
  system: System,
  { databaseUrl, paths }: { databaseUrl: string; paths: readonly string[] },
): Promise<FirstVisits['many']> {
  const added = await addPages(databaseUrl, morePages)
  await rebuildContent(system.environment)
  await untilQuiet(system)
  // Every so many-th, so that there are as many as the site had before.
  const some = added.filter((_, at) => at % Math.ceil(added.length / paths.length) === 0)
  return withServer(
    () => startPortal(system.environment, portalPort),
    async (portal) => ({
      addresses: added.length,
      site: await observe(system, portal, paths),
      added: await observe(system, portal, some),
    }),
  )
}
