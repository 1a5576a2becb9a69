import { z } from 'zod/mini'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { ConsentChoice } from '../model/contract.ts'
import { childRefusals, consentRefusals } from '../model/refusals.ts'
import { consentEndpoints as endpoints } from './endpoints.ts'

export const consentsDescribed = {
  answer: describeEndpoint(endpoints.answer, {
    summary:
      'A guardian consents to something for a child, or refuses or withdraws it, which counts at once.',
    access: 'user',
    params: {
      schema: z.object({ id: z.uuid(), kindId: z.uuid() }),
      refusal: 'CONSENT_NOT_FOUND',
    },
    body: ConsentChoice,
    answer: Done,
    refusals: { ...childRefusals, ...consentRefusals },
  }),
}
