import { z } from 'zod/mini'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { childParams } from '../model/child-params.server.ts'
import { NewPlaceRequest } from '../model/contract.ts'
import { childRefusals, placeRefusals } from '../model/refusals.ts'
import { placeEndpoints as endpoints } from './endpoints.ts'

export const placeDescribed = {
  send: describeEndpoint(endpoints.send, {
    summary: 'A guardian requests the end or a change of a place. A repeated request is one.',
    access: 'user',
    params: childParams,
    body: NewPlaceRequest,
    answer: Done,
    refusals: {
      ...childRefusals,
      ...only(
        placeRefusals,
        'PLACE_REQUEST_NOT_FOUND',
        'PLACE_REQUEST_OPEN',
        'PLACE_END_CHANGED',
        'PLACE_ENDS_BEFORE',
        'PLACE_REQUEST_INVALID',
      ),
    },
  }),
  withdraw: describeEndpoint(endpoints.withdraw, {
    summary: 'A guardian withdraws a request about a place that is not decided yet.',
    access: 'user',
    params: {
      schema: z.object({ id: z.uuid(), requestId: z.uuid() }),
      refusal: 'PLACE_REQUEST_NOT_FOUND',
    },
    answer: Done,
    refusals: {
      ...childRefusals,
      ...only(placeRefusals, 'PLACE_REQUEST_NOT_FOUND', 'PLACE_REQUEST_DECIDED'),
    },
  }),
}
