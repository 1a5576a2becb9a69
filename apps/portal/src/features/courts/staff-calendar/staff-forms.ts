import { z } from 'zod/mini'
import { reasonForPayer } from '#core/payments/reason-for-payer.ts'

const version = z.int().check(z.gte(1))

/** The new place of a reservation and the version that staff read; the length stays. */
export const MoveForm = z.strictObject({
  version,
  courtId: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  fromTime: z.iso.datetime(),
})
export type MoveForm = z.infer<typeof MoveForm>

/** The highest possible price of a booking, in øre. */
const maxOre = 10_000_000

/** The refund in øre, and the reason as the member reads it. */
export const CancelForm = z.strictObject({
  version,
  refundOre: z
    .int('AMOUNT_INVALID')
    .check(z.gte(0, 'AMOUNT_INVALID'), z.lte(maxOre, 'AMOUNT_INVALID')),
  reason: reasonForPayer,
})
export type CancelForm = z.infer<typeof CancelForm>

/** A part of the price in øre, and the reason as the member reads it. */
export const PartRefundForm = z.strictObject({
  version,
  refundOre: z
    .int('AMOUNT_INVALID')
    .check(z.gte(1, 'AMOUNT_INVALID'), z.lte(maxOre, 'AMOUNT_INVALID')),
  reason: reasonForPayer,
})
export type PartRefundForm = z.infer<typeof PartRefundForm>

/** From year 2000 on: the calendar of the database has no year 0. */
export const CalendarDay = z.iso.date().check(z.regex(/^2/))
