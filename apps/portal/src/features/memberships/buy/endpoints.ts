import { endpoint } from '#platform/api/endpoint.ts'
import type {
  Buyer,
  OfferedTypes,
  Purchase,
  Purchased,
  PurchasePreview,
} from '../model/contract.ts'

const own = '/api/frontend/user/sports/memberships'

export const membershipPurchaseEndpoints = {
  listOfferedTypes: endpoint<{ answer: OfferedTypes }>()(
    'GET',
    '/api/frontend/sports/membership-types',
  ),
  describeBuyer: endpoint<{ answer: Buyer }>()('GET', `${own}/buyer`),
  previewPurchase: endpoint<{ answer: PurchasePreview }>()('GET', `${own}/purchases/preview/:type`),
  buyMembership: endpoint<{ body: Purchase; answer: Purchased }>()('POST', `${own}/purchases`),
}
