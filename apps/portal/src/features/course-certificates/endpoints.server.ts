import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { certificateEndpoint } from '#core/courses/endpoints.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { certificateRefusals } from './refusals.ts'

export const certificatesDescribed = {
  get: describeEndpoint(certificateEndpoint, {
    summary:
      'The certificate of a course as a PDF, for whoever has the code of the ticket, as its page is.',
    access: 'everybody',
    params: { schema: z.object({ code: z.string().max(200) }), refusal: 'TICKET_NOT_FOUND' },
    query: z.object({ language: z.enum(locales) }),
    answer: { kind: 'file', types: ['application/pdf'] },
    refusals: certificateRefusals,
  }),
}
