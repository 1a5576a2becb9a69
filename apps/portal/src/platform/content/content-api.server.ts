import { contentQueries, visitorQueries } from '@trivsel/content-contract/queries'
import { Hono } from 'hono'
import { z } from 'zod'
import { invalidRequest } from '../api/errors.server.ts'
import type { PreviewCookies } from '../preview/preview-cookie.server.ts'
import { isInPreview, runInPreview } from '../preview/preview-state.server.ts'
import type { ContentAddresses } from './content-addresses.server.ts'
import {
  type ContentClient,
  ContentUnavailableError,
  NoContentError,
} from './content-client.server.ts'

const VisitorQuery = z.enum(visitorQueries)

/**
 * `GET /content/<query>?variables=<JSON>`: what the content system has published, as the contract
 * of that query says. 404 `NO_CONTENT` when there is none in the language, 503
 * `CONTENT_UNAVAILABLE` when the content system does not answer. An editor in preview gets drafts.
 */
export function createContentApi(options: {
  content: ContentClient
  addresses: ContentAddresses
  preview: PreviewCookies
}): Hono {
  const { content, addresses, preview } = options
  const api = new Hono()
  api.onError((error, context) => {
    if (error instanceof NoContentError) return context.json({ error: 'NO_CONTENT' }, 404)
    if (error instanceof ContentUnavailableError)
      return context.json({ error: 'CONTENT_UNAVAILABLE' }, 503, { 'retry-after': '5' })
    throw error
  })
  api.get('/content/:query', async (context) => {
    const query = VisitorQuery.safeParse(context.req.param('query'))
    if (!query.success) throw invalidRequest()
    const variables = contentQueries[query.data].variables.safeParse(
      parseJson(context.req.query('variables')),
    )
    if (!variables.success) throw invalidRequest()
    const answer = () => content.query(query.data, variables.data as never)
    const { path } = variables.data as { path?: string }
    if (!isInPreview() && !preview.permit(context.req.header('cookie'))) {
      if (path !== undefined && !(await addresses.mayExist(path))) throw new NoContentError()
      return context.json(await answer())
    }
    context.header('cache-control', 'no-store')
    return context.json(await runInPreview(answer))
  })
  return api
}

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
