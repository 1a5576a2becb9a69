import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { FilesContext } from '#core/feature/feature.server.ts'
import { isDatabaseUnavailable } from '#platform/api/database-failure.server.ts'
import { ContentUnavailableError, NoContentError } from '#platform/content/content-client.server.ts'
import type { Log } from '#platform/log.server.ts'
import { features } from './features.server.ts'

const offered = features.flatMap(({ publicFiles }) => publicFiles ?? [])

/** Whether an address, with its query, is that of a file for machines; no page has such a one. */
export function isPublicFile(address: string): boolean {
  return offered.some(({ path }) => path.test(address))
}

/** For what is neither a page nor of the API. */
export function answerFailure(error: unknown, log: Log): Response {
  const answer = (status: number, headers: Record<string, string> = {}) =>
    new Response(`${status}\n`, {
      status,
      headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
    })
  if (error instanceof NoContentError) return answer(404)
  if (error instanceof ContentUnavailableError || isDatabaseUnavailable(error)) {
    log.warn({ error }, 'a file could not be made for now')
    return answer(503, { 'retry-after': '5' })
  }
  log.error({ error }, 'a file could not be made')
  return answer(500)
}

/** What machines read beside the pages: site map, rules for robots, feeds and calendars. */
export function createPublicFiles({ log, ...context }: FilesContext & { log: Log }): Hono {
  const files = new Hono()
  files.use(compress())
  files.onError((error) => answerFailure(error, log))
  for (const { handlers } of offered) files.route('/', handlers(context))
  return files
}
