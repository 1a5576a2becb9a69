import type { Locale } from '@trivsel/content-contract/locales'

import type { ContentKindName, PublishedPage } from '@trivsel/content-contract/published'
import type { z } from 'zod'
import { endpoint } from '#platform/api/endpoint.ts'

/** One published page, as decisions, Content, says. */
export type DynamicUrl = {
  href: string
  metadata: Pick<PublishedPage, 'id' | 'title' | 'description'> & {
    name: string
    modifiedTime: PublishedPage['updatedAt']
    alternate: PublishedPage['alternates']
  }
}

export const dynamicUrlsEndpoint = endpoint<{
  query: { contentType: z.infer<typeof ContentKindName>; locale: Locale }
  answer: DynamicUrl[]
}>()('GET', '/api/frontend/enonic/dynamic-urls')
