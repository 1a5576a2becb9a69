import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { limitFields } from './limit-fields.ts'

/** The limits, with the version that was read. */
export const RefundLimits = z.strictObject({
  ...shapeOf(limitFields),
  version: z.int().check(z.gte(1), z.lt(2 ** 31 - 1)),
})
export type RefundLimits = z.infer<typeof RefundLimits>

/** Codes of refusals, with their HTTP statuses. */
export const limitRefusals = {
  /** Somebody has changed it since it was read. */
  LIMIT_CHANGED: 409,
} as const

/** The kind that core/proposals keeps it under. */
export const limitProposal = 'refund-limit'
