import { Alternates } from '@trivsel/content-contract/content'
import { locales } from '@trivsel/content-contract/locales'
import { ContentKindName, PublishedPage } from '@trivsel/content-contract/published'
import { z } from 'zod'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { dynamicUrlsEndpoint } from './endpoints.ts'

const { href, id, title, description, updatedAt } = PublishedPage.shape

export const described = {
  dynamicUrls: describeEndpoint(dynamicUrlsEndpoint, {
    summary: 'The address of every published page of a type in a language.',
    access: {
      machine: {
        name: 'developerKey',
        scheme: { type: 'apiKey', in: 'query', name: 'devKey' },
      },
    },
    query: z.object({ contentType: ContentKindName, locale: z.enum(locales) }),
    answer: z.array(
      z.strictObject({
        href,
        metadata: z.strictObject({
          id,
          name: z.string(),
          modifiedTime: updatedAt,
          title,
          description,
          alternate: Alternates,
        }),
      }),
    ),
    refusals: { UNAUTHORIZED: 401 },
  }),
}
