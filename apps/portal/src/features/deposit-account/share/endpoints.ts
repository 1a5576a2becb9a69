import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { PaymentToMake, Sharing } from './contract.ts'
import type { ShareForm } from './share-form.ts'

const own = '/api/frontend/user/udi-account/sharing'

export const sharingEndpoints = {
  sharing: endpoint<{ answer: Sharing }>()('GET', own),
  share: endpoint<{ answer: Sharing }>()('POST', own),
  stopSharing: endpoint<{ answer: Done }>()('DELETE', own),
  /** The key goes in the body: addresses end up in logs. */
  paymentToMake: endpoint<{ body: ShareForm; answer: PaymentToMake }>()(
    'POST',
    '/api/frontend/deposit-payments',
  ),
}
