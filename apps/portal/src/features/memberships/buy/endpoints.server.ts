import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Buyer, OfferedTypes, Purchase, Purchased, PurchasePreview } from '../model/contract.ts'
import { membershipCode } from '../model/membership-type.ts'
import { purchaseRefusals } from '../model/refusals.ts'
import { membershipPurchaseEndpoints as endpoints } from './endpoints.ts'

const refusalField = 'errorMessage'

export const purchasesDescribed = {
  listOfferedTypes: describeEndpoint(endpoints.listOfferedTypes, {
    summary: 'The types of fitness membership that can be bought today, with their prices.',
    access: 'everybody',
    answer: OfferedTypes,
  }),
  describeBuyer: describeEndpoint(endpoints.describeBuyer, {
    summary: 'What the caller may buy: whether they are a member, an employee, a student.',
    access: 'user',
    answer: Buyer,
  }),
  previewPurchase: describeEndpoint(endpoints.previewPurchase, {
    summary: 'Previews a purchase today. Nothing is bought.',
    access: 'user',
    params: { schema: z.object({ type: membershipCode }), refusal: 'TYPE_NOT_FOUND' },
    answer: PurchasePreview,
    refusals: only(purchaseRefusals, 'TYPE_NOT_FOUND'),
    refusalField,
  }),
  buyMembership: describeEndpoint(endpoints.buyMembership, {
    summary: 'Buys a membership by invoice. Idempotent by `orderId`.',
    access: 'user',
    body: Purchase,
    answer: Purchased,
    refusals: purchaseRefusals,
    refusalField,
  }),
}
