import { z } from 'zod/mini'
import { localized } from '#platform/i18n/localized.ts'
import { month } from '../model/month-schema.ts'
import { leftOutReasons, previewParts } from '../model/states.ts'

const ore = z.int()

export const FeeStep = z.object({
  kind: z.string(),
  amountOre: ore,
  percent: z.optional(z.int()),
  reference: z.optional(z.string()),
})

/** One line of an invoice; amounts in øre. */
export const FeeLineView = z.object({
  kind: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  amountOre: ore,
  child: z.string(),
  steps: z.array(FeeStep),
})
export type FeeLineView = z.infer<typeof FeeLineView>

export const Preview = z.object({
  /** Of what was read: staff issue this and nothing else. */
  version: z.string(),
  totalOre: ore,
  items: z.array(
    z.object({
      guardianId: z.string(),
      name: z.string(),
      amountOre: ore,
      lines: z.array(FeeLineView),
      /** The invoice that there is already, for another amount where it should be corrected. */
      invoice: z.nullable(z.object({ number: z.string(), amountOre: ore })),
    }),
  ),
  leftOut: z.array(
    z.object({ childId: z.string(), name: z.string(), reason: z.enum(leftOutReasons) }),
  ),
})
export type Preview = z.infer<typeof Preview>

export const MonthQuery = z.object({ kindergartenId: z.uuid(), month })
export type MonthQuery = z.infer<typeof MonthQuery>

export const RunForm = z.object({
  kindergartenId: z.uuid(),
  month,
  version: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type RunForm = z.infer<typeof RunForm>

/** What was changed since the preview was read. */
export const ChangedParts = z.object({ changed: z.array(z.enum(previewParts)) })

export const RunStarted = z.object({ id: z.string() })
export type RunStarted = z.infer<typeof RunStarted>

export const Run = z.object({
  id: z.string(),
  kindergartenId: z.string(),
  kindergarten: z.string(),
  month: z.iso.date(),
  startedAt: z.iso.datetime(),
  startedBy: z.nullable(z.string()),
  finishedAt: z.nullable(z.iso.datetime()),
  waiting: z.int(),
  issued: z.int(),
  skipped: z.int(),
  failed: z.int(),
  amountOre: ore,
})
export type Run = z.infer<typeof Run>

/** The caller’s kindergartens, and their latest runs. */
export const Runs = z.object({
  kindergartens: z.array(z.object({ id: z.string(), name: z.string() })),
  items: z.array(Run),
})
export type Runs = z.infer<typeof Runs>

/** One child of one month, for the municipality. */
export const FeeExport = z.object({
  items: z.array(
    z.object({
      /** Eleven digits; null for a child that has none. */
      nationalId: z.nullable(z.string()),
      bornOn: z.iso.date(),
      placePercent: z.int(),
      from: z.iso.date(),
      to: z.iso.date(),
      /** Of the month, as are those of absence: days on which the kindergarten is open. */
      daysPresent: z.int(),
      daysAbsent: z.int(),
      /** From `from` to `to`. */
      daysOpen: z.int(),
      /** Weekdays within them on which the kindergarten is closed. */
      closingDays: z.array(z.object({ onDate: z.iso.date(), reason: localized(z.string()) })),
      priceOre: ore,
      decisionOre: ore,
      reference: z.string(),
      siblingPercent: z.int(),
      siblingOre: ore,
      feeOre: ore,
      mealsOre: ore,
    }),
  ),
})
export type FeeExport = z.infer<typeof FeeExport>
