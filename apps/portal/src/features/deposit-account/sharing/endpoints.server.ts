import { describeRoute, only } from '#platform/api/describe-route.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { PaymentToMake, Sharing } from './contract.ts'
import { sharingRoutes as routes } from './endpoints.ts'
import { sharingRefusals } from './refusals.ts'
import { ShareForm } from './share-form.ts'

export const described = {
  sharing: describeRoute(routes.sharing, {
    summary: 'The key of the page that one has shared with whoever pays.',
    mayAsk: 'user',
    answer: Sharing,
  }),
  share: describeRoute(routes.share, {
    summary: 'Shares a page with whoever pays; once it is shared, the key stays the same.',
    mayAsk: 'user',
    answer: Sharing,
    refusals: only(sharingRefusals, 'NOTHING_TO_SHARE'),
  }),
  stopSharing: describeRoute(routes.stopSharing, {
    summary: 'Shares the page no longer: its key leads nowhere from now on.',
    mayAsk: 'user',
    answer: Done,
  }),
  paymentToMake: describeRoute(routes.paymentToMake, {
    summary: 'What a student has shared with whoever pays for them.',
    mayAsk: 'everybody',
    body: ShareForm,
    answer: PaymentToMake,
    refusals: only(sharingRefusals, 'NOT_SHARED', 'TOO_MANY_ATTEMPTS'),
    limits: 'Thirty keys that there are not in a quarter of an hour from one address.',
  }),
}
