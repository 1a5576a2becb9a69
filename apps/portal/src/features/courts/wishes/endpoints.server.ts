import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { LanguageQuery } from '../contract.ts'
import { AskForCourt, CourtWishes, WishId } from './contract.ts'
import { wishEndpoints as endpoints } from './endpoints.ts'
import { wishRefusals } from './refusals.ts'

const refusalField = 'errorMessage'

export const wishesDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'The times of courts of which one wants to be told when they can be had.',
    access: 'user',
    query: LanguageQuery,
    answer: CourtWishes,
  }),
  ask: describeEndpoint(endpoints.ask, {
    summary:
      'Asks to be told once when a time that is taken can be had. It is not kept for whoever is told.',
    access: 'user',
    body: AskForCourt,
    answer: Done,
    refusals: wishRefusals,
    refusalField,
  }),
  remove: describeEndpoint(endpoints.remove, {
    summary: 'Does not want to be told any more. Sent again it is done.',
    access: 'user',
    params: { schema: WishId, refusal: 'WISH_NOT_FOUND' },
    answer: Done,
    refusals: { WISH_NOT_FOUND: 404 },
    refusalField,
  }),
}
