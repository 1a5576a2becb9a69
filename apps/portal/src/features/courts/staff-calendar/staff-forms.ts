import { z } from 'zod/mini'
import { reasonForPayer } from '#core/payments/reason-for-payer.ts'

const version = z.int().check(z.gte(1))

/** Where a reservation goes, from the version that was seen; it stays as long as it was. */
export const MoveForm = z.strictObject({
  version,
  courtId: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  fromTime: z.iso.datetime(),
})
export type MoveForm = z.infer<typeof MoveForm>

/** The most that a court can cost. */
const maxOre = 10_000_000

/** How much goes back, in øre, and why, as the member reads it. */
export const CancelForm = z.strictObject({
  version,
  refundOre: z
    .int('AMOUNT_INVALID')
    .check(z.gte(0, 'AMOUNT_INVALID'), z.lte(maxOre, 'AMOUNT_INVALID')),
  reason: reasonForPayer,
})
export type CancelForm = z.infer<typeof CancelForm>

/** Of this millennium: the calendar of the database has no year 0. */
export const CalendarDay = z.iso.date().check(z.regex(/^2/))
