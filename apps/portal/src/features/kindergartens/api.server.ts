import { createContentApi } from '#platform/content/content-api.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import { KindergartenListQuery, KindergartenQuery } from './contract.ts'
import { listKindergartens } from './list-kindergartens.server.ts'

/** Public content, the same for everybody. */
export function createKindergartenApi(content: ContentClient) {
  return createContentApi()
    .get('/content/kindergartens', async (context) => {
      const query = KindergartenListQuery.parse(context.req.query())
      return context.json(await listKindergartens(content, query))
    })
    .get('/content/kindergartens/:slug', async (context) => {
      const { locale } = KindergartenQuery.parse(context.req.query())
      const slug = context.req.param('slug')
      return context.json(await content.query('kindergartenBySlug', { locale, slug }))
    })
}
