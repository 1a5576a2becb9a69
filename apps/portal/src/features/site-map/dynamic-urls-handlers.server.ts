import type { PublishedPage } from '@trivsel/content-contract/published'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal, unavailable } from '#platform/api/errors.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import { isSameSecret } from '#platform/crypto/same-secret.server.ts'
import { isOpenAddress } from '#platform/routing/open-address.ts'
import { described } from './endpoints.server.ts'
import type { DynamicUrl } from './endpoints.ts'

/**
 * What is published, for a machine (decisions, Content). Without the right key the answer is 401,
 * whatever else is asked.
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
  const { api, serveBehind } = serveEndpoints({})

  serveBehind(
    ({ req }) => {
      if (!devKey || !isSameSecret(req.query('devKey') ?? '', devKey))
        throw new Refusal('UNAUTHORIZED', 401)
    },
    described.dynamicUrls,
    async ({ query }) => {
      const pages = await content.query('publishedPages', query).catch(() => {
        throw unavailable(5)
      })
      return pages.items
        .filter(({ href, isExample }) => isOpenAddress(href) && !isExample)
        .map(toDynamicUrl)
    },
  )

  return api
}

function toDynamicUrl(page: PublishedPage): DynamicUrl {
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
