import { createHash, timingSafeEqual } from 'node:crypto'
import { Locale } from '@trivsel/content-contract/content'
import { ContentKindName, type PublishedPage } from '@trivsel/content-contract/published'
import { Hono } from 'hono'
import { z } from 'zod'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { invalidRequest, Refusal, unavailable } from '#platform/api/errors.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'

const Wanted = z.object({ contentType: ContentKindName, locale: Locale })

/**
 * `GET /enonic/dynamic-urls?devKey&contentType&locale`, below `/api/frontend`: the address of every
 * published page of a type in a language (decisions, Content). 401 without the right key, whatever
 * else is asked; 400 for a type or language that there is not.
 *
 * @param devKey undefined: nobody has it
 */
export function createDynamicUrlsApi({
  content,
  devKey,
}: {
  content: ContentClient
  devKey: string | undefined
}) {
  return new Hono<ApiEnvironment>().get('/enonic/dynamic-urls', async (context) => {
    const query = context.req.query()
    if (!devKey || !isSame(query.devKey ?? '', devKey)) throw new Refusal('UNAUTHORIZED', 401)
    const wanted = Wanted.safeParse(query)
    if (!wanted.success) throw invalidRequest()
    const pages = await content.query('publishedPages', wanted.data).catch(() => {
      throw unavailable(5)
    })
    return context.json(pages.items.map(toDynamicUrl))
  })
}

function toDynamicUrl(page: PublishedPage) {
  return {
    href: page.href,
    metadata: {
      id: page.id,
      name: decodeURIComponent(page.href.split('/').at(-1) ?? ''),
      modifiedTime: page.updatedAt,
      title: page.title,
      description: page.description,
      alternate: page.alternates,
    },
  }
}

/** Takes as long for any wrong key as for the right one. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
