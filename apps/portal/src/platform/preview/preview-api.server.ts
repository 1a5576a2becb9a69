import { ownAddress } from '@trivsel/content-contract/own-address'
import { isPreviewPermit } from '@trivsel/content-contract/preview'
import { Hono } from 'hono'
import { z } from 'zod'
import { parseQuery } from '../api/parse.server.ts'
import { matchPath } from '../routing/route-table.ts'
import type { PreviewCookies } from './preview-cookie.server.ts'

const Permit = z.object({
  path: z.string().refine((path) => ownAddress(path) !== null && matchPath(path) !== null),
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
})
const Ending = z.object({ path: Permit.shape.path.catch('/') })

/**
 * `GET /preview?path&expires&signature` lets the editor's browser see drafts for an hour and leads to
 * the page; `GET /preview/end?path` ends that. A permit that is forged or too old leads to the page
 * as it is published.
 */
export function createPreviewApi(options: { siteKey: string; cookies: PreviewCookies }): Hono {
  const { siteKey, cookies } = options
  return new Hono()
    .get('/preview', parseQuery(Permit), (context) => {
      const { path, ...permit } = context.req.valid('query')
      if (isPreviewPermit(siteKey, path, permit, Date.now()))
        context.header('set-cookie', cookies.begin())
      context.header('cache-control', 'no-store')
      return context.redirect(ownAddress(path) ?? '/', 302)
    })
    .get('/preview/end', parseQuery(Ending), (context) => {
      context.header('set-cookie', cookies.end())
      context.header('cache-control', 'no-store')
      return context.redirect(ownAddress(context.req.valid('query').path) ?? '/', 302)
    })
}
