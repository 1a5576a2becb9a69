import { z } from 'zod/mini'

const months = z.int().check(z.gte(1), z.lte(120))
const kind = z.string().check(z.regex(/^[a-z][a-z-]{1,39}$/))

/** Every kind of data about people with how long it is kept, and the periods that can be changed. */
export const Retention = z.strictObject({
  periods: z.array(
    z.strictObject({
      kind,
      name: z.string(),
      why: z.string(),
      months,
      least: months,
      most: months,
      /** 0 until it is changed for the first time. */
      version: z.int(),
    }),
  ),
  data: z.array(z.strictObject({ name: z.string(), retention: z.string() })),
})
export type Retention = z.infer<typeof Retention>
export type Period = Retention['periods'][number]

/** A period that an administrator would like. */
export const WantedPeriod = z.strictObject({ kind, months })
export type WantedPeriod = z.infer<typeof WantedPeriod>

/** With the version that was read. */
export const PeriodChange = z.strictObject({
  ...WantedPeriod.shape,
  version: z.int().check(z.gte(0), z.lt(2 ** 31 - 1)),
})
export type PeriodChange = z.infer<typeof PeriodChange>

/** What the next run removes with that period. */
export const RemovalPreview = z.strictObject({ rows: z.int() })
export type RemovalPreview = z.infer<typeof RemovalPreview>

/** Codes of refusals, with their HTTP statuses. */
export const retentionRefusals = {
  PERIOD_UNKNOWN: 404,
  /** Outside the limits of the kind. */
  MONTHS_INVALID: 422,
  /** Somebody has changed it since it was read. */
  PERIOD_CHANGED: 409,
} as const
export type RetentionRefusal = keyof typeof retentionRefusals
