import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { PaymentToMake, Sharing } from './contract.ts'
import { sharingEndpoints as endpoints } from './endpoints.ts'
import { sharingRefusals } from './refusals.ts'
import { ShareForm } from './share-form.ts'

export const describedShare = {
  sharing: describeEndpoint(endpoints.sharing, {
    summary: 'The key of the page that one has shared with the payer.',
    access: 'user',
    answer: Sharing,
  }),
  share: describeEndpoint(endpoints.share, {
    summary: 'Shares a page with the payer; while it is shared, the key stays the same.',
    access: 'user',
    answer: Sharing,
    refusals: only(sharingRefusals, 'NOTHING_TO_SHARE'),
  }),
  stopSharing: describeEndpoint(endpoints.stopSharing, {
    summary: 'Shares the page no longer: its key leads nowhere from now on.',
    access: 'user',
    answer: Done,
  }),
  paymentToMake: describeEndpoint(endpoints.paymentToMake, {
    summary: 'What a student has shared with the payer.',
    access: 'everybody',
    body: ShareForm,
    answer: PaymentToMake,
    refusals: only(sharingRefusals, 'NOT_SHARED', 'TOO_MANY_ATTEMPTS'),
    limits: 'Thirty keys that there are not in a quarter of an hour from one address.',
  }),
}
