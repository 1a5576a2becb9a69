import { route } from '#platform/api/endpoint.ts'
import type {
  Buyer,
  OfferedTypes,
  Purchase,
  Purchased,
  PurchasePreview,
} from '../model/contract.ts'

const own = '/api/frontend/user/sports/memberships'

export const membershipPurchaseEndpoints = {
  listOfferedTypes: route<{ answer: OfferedTypes }>()(
    'GET',
    '/api/frontend/sports/membership-types',
  ),
  describeBuyer: route<{ answer: Buyer }>()('GET', `${own}/buyer`),
  previewPurchase: route<{ answer: PurchasePreview }>()('GET', `${own}/purchases/preview/:type`),
  buyMembership: route<{ body: Purchase; answer: Purchased }>()('POST', `${own}/purchases`),
}
