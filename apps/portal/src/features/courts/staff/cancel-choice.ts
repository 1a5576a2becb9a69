import { z } from 'zod/mini'
import { reasonForPayer } from '#core/payments/reason-for-payer.ts'
import { countNeedingApproval } from '#core/payments/staff-rules.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import type { StaffReservation } from './contract.ts'

export const refundWays = ['all', 'rule', 'none', 'amount'] as const
export type RefundWay = (typeof refundWays)[number]

type Price = Pick<StaffReservation, 'priceOre' | 'refundByRuleOre'>

/** Ways that come to something of their own: the rule is left out where it gives all or nothing. */
export function waysOf({ priceOre, refundByRuleOre }: Price): RefundWay[] {
  const isRuleItsOwn = refundByRuleOre !== null && refundByRuleOre > 0 && refundByRuleOre < priceOre
  return refundWays.filter((way) => way !== 'rule' || isRuleItsOwn)
}

/** @returns null for an amount that is none, or more than was paid */
export function refundOf(way: RefundWay, kroner: string, price: Price): number | null {
  switch (way) {
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

/** Whether it is what a colleague has asked for, so that it is done without a third person. */
export const isAgreement = (
  { request }: Pick<StaffReservation, 'request'>,
  refundOre: number,
): boolean => request !== null && !request.isOwn && request.refundOre === refundOre

/** Of bookings that one person cancels with all of their money back: how many wait for a colleague. */
export function countForColleague(
  bookings: readonly Pick<StaffReservation, 'priceOre' | 'refundSums' | 'request'>[],
): number {
  const refunds = bookings
    .filter((booking) => !isAgreement(booking, booking.priceOre))
    .map(({ priceOre, refundSums }) => ({
      refundOre: priceOre,
      refundedOre: refundSums.refundedOre,
    }))
  return countNeedingApproval(refunds, bookings[0]?.refundSums.soloRefundedOre ?? 0)
}

/** The form as staff type it, of a booking of that price. */
export function cancelChoiceFor({ priceOre }: Price) {
  const isAmount = (kroner: string) => parseKroner(kroner, priceOre) !== null
  return z.discriminatedUnion('way', [
    z.object({
      way: z.literal('amount'),
      kroner: z.string().check(z.refine(isAmount, 'AMOUNT_INVALID')),
      reason: reasonForPayer,
    }),
    z.object({
      way: z.enum(['all', 'rule', 'none']),
      kroner: z.string(),
      reason: reasonForPayer,
    }),
  ])
}
