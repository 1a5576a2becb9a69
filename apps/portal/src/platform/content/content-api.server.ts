import { Hono } from 'hono'
import { ContentUnavailableError, NoContentError } from './content-client.server.ts'

/** A Hono app for content: what the content client throws becomes a typed refusal. */
export function createContentApi(): Hono {
  const api = new Hono()
  api.onError((error, context) => {
    if (error instanceof NoContentError) return context.json({ error: 'NO_CONTENT' }, 404)
    if (error instanceof ContentUnavailableError)
      return context.json({ error: 'CONTENT_UNAVAILABLE' }, 503, { 'retry-after': '5' })
    throw error
  })
  return api
}
