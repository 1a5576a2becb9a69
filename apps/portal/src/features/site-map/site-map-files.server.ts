import { Hono } from 'hono'
import type { FilesContext } from '#core/feature/feature.server.ts'
import { speculationRules, speculationRulesPath } from '#platform/pages/speculation-rules.ts'
import { closedServices } from '#platform/services/current-services.ts'
import { writeRobots } from './write-robots.server.ts'
import { writeSiteMap } from './write-site-map.server.ts'

/** Milliseconds. */
const renewMilliseconds = 60_000

const shortly = 'public, max-age=300'

/** Site map, rules for robots, and which pages browsers may fetch ahead. */
export function createSiteMapFiles({
  content,
  portalUrl,
  configuration,
  clock,
  listPages = async () => [],
}: FilesContext) {
  const files = new Hono()
  files.get('/robots.txt', (context) =>
    context.text(writeRobots(configuration.ROBOTS, portalUrl), 200, { 'cache-control': shortly }),
  )

  files.get(speculationRulesPath, (context) =>
    context.body(JSON.stringify(speculationRules()), 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': shortly,
    }),
  )

  let known: { pages: object; without: string; madeAt: number; siteMap: string } | undefined
  files.get('/sitemap.xml', async (context) => {
    const pages = await content.query('publishedPages', { locale: null, contentType: null })
    // The client gives the same answer until something was published; services may be switched off,
    // and nobody says when pages of features change.
    const without = closedServices()
    const now = clock().getTime()
    const isOld = known === undefined || now - known.madeAt >= renewMilliseconds
    if (!known || isOld || known.pages !== pages || known.without !== without) {
      const siteMap = writeSiteMap(pages.items, await listPages(), portalUrl)
      known = { pages, without, madeAt: now, siteMap }
    }
    return context.body(known.siteMap, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': shortly,
    })
  })
  return files
}
