import { z } from 'zod/mini'
import { reasonForPayer } from '#core/payments/reason-for-payer.ts'
import { countNeedingApproval } from '#core/payments/staff-rules.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import type { StaffReservation } from './contract.ts'

export const refundOptions = ['all', 'rule', 'none', 'amount'] as const
export type RefundOption = (typeof refundOptions)[number]

type Price = Pick<StaffReservation, 'priceOre' | 'refundByRuleOre'>

/**
 * Lists the options with different amounts: the rule is left out when it refunds all or nothing.
 */
export function listRefundOptions({ priceOre, refundByRuleOre }: Price): RefundOption[] {
  const isRuleItsOwn = refundByRuleOre !== null && refundByRuleOre > 0 && refundByRuleOre < priceOre
  return refundOptions.filter((option) => option !== 'rule' || isRuleItsOwn)
}

/** @returns null for an invalid amount, or one above what was paid */
export function calculateRefund(option: RefundOption, kroner: string, price: Price): number | null {
  switch (option) {
    case 'all':
      return price.priceOre
    case 'rule':
      return price.refundByRuleOre
    case 'none':
      return 0
    case 'amount':
      return parseKroner(kroner, price.priceOre)
  }
}

/** Whether it repeats the request of a colleague, so that no third person is needed. */
export const confirmsRequest = (
  { request }: Pick<StaffReservation, 'request'>,
  refundOre: number,
): boolean =>
  request !== null && !request.keepsSubject && !request.isOwn && request.refundOre === refundOre

/** Counts the bookings that wait for a colleague when one person cancels all with a full refund. */
export function countWaitingForColleague(
  bookings: readonly Pick<StaffReservation, 'priceOre' | 'refundSums' | 'request'>[],
): number {
  const refunds = bookings
    .filter((booking) => !confirmsRequest(booking, booking.priceOre))
    .map(({ priceOre, refundSums }) => ({
      refundOre: priceOre,
      refundedOre: refundSums.refundedOre,
    }))
  const [first] = bookings
  return first ? countNeedingApproval(refunds, first.refundSums) : 0
}

/** The form for a booking of that price. */
export function createCancelForm({ priceOre }: Price) {
  const isAmount = (kroner: string) => parseKroner(kroner, priceOre) !== null
  return z.discriminatedUnion('option', [
    z.object({
      option: z.literal('amount'),
      kroner: z.string().check(z.refine(isAmount, 'AMOUNT_INVALID')),
      reason: reasonForPayer,
    }),
    z.object({
      option: z.enum(['all', 'rule', 'none']),
      kroner: z.string(),
      reason: reasonForPayer,
    }),
  ])
}
