import { describeRoute } from '#platform/api/describe-route.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { LanguageQuery } from '../contract.ts'
import { AskForCourt, CourtWishes, WishId } from './contract.ts'
import { wishRoutes as routes } from './endpoints.ts'
import { wishRefusals } from './refusals.ts'

const refusalField = 'errorMessage'

export const wishesDescribed = {
  list: describeRoute(routes.list, {
    summary: 'The times of courts of which one wants to be told when they can be had.',
    mayAsk: 'user',
    query: LanguageQuery,
    answer: CourtWishes,
  }),
  ask: describeRoute(routes.ask, {
    summary:
      'Asks to be told once when a time that is taken can be had. It is not kept for whoever is told.',
    mayAsk: 'user',
    body: AskForCourt,
    answer: Done,
    refusals: wishRefusals,
    refusalField,
  }),
  remove: describeRoute(routes.remove, {
    summary: 'Does not want to be told any more. Sent again it is done.',
    mayAsk: 'user',
    params: { schema: WishId, refusal: 'WISH_NOT_FOUND' },
    answer: Done,
    refusals: { WISH_NOT_FOUND: 404 },
    refusalField,
  }),
}
