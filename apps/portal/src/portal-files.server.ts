import { Hono } from 'hono'
import type { FilesContext } from '#core/feature/feature.server.ts'
import { ContentUnavailableError, NoContentError } from '#platform/content/content-client.server.ts'
import type { Log } from '#platform/log.server.ts'
import { features } from './features.server.ts'

const offered = features.flatMap(({ publicFiles }) => publicFiles ?? [])

/** Whether an address, with its query, is that of a file for machines; no page has such a one. */
export function isPublicFile(address: string): boolean {
  return offered.some(({ path }) => path.test(address))
}

/** What machines read beside the pages: site map, rules for robots, feeds and calendars. */
export function createPublicFiles({ log, ...context }: FilesContext & { log: Log }): Hono {
  const files = new Hono()
  files.onError((error, { text }) => {
    if (error instanceof NoContentError) return text('404\n', 404)
    if (error instanceof ContentUnavailableError) return text('503\n', 503, { 'retry-after': '5' })
    log.error({ error }, 'a public file could not be made')
    return text('500\n', 500)
  })
  for (const { routes } of offered) files.route('/', routes(context))
  return files
}
