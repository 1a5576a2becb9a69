import { contentQueries, visitorQueries } from '@trivsel/content-contract/queries'
import { z } from 'zod'
import { describeEndpoint } from '../api/describe-endpoint.server.ts'
import { contentEndpoint } from './endpoints.ts'

/** Content that does not exist is refused, not answered with null. */
const answers = visitorQueries.map((name): z.ZodType<object> => {
  const { data } = contentQueries[name]
  return data instanceof z.ZodNullable ? data.unwrap() : data
})

export const described = {
  content: describeEndpoint(contentEndpoint, {
    summary: 'What the content system has published; an editor in preview gets drafts.',
    access: 'everybody',
    params: { schema: z.object({ query: z.enum(visitorQueries) }), refusal: 'INVALID_REQUEST' },
    // JSON, as the contract of the query says.
    query: z.object({ variables: z.string().catch('') }),
    answer: z.union(answers),
    refusals: { NO_CONTENT: 404, CONTENT_UNAVAILABLE: 503 },
  }),
}
