import { z } from 'zod/mini'
import { localized } from '#platform/i18n/localized.ts'

/** Own shares and caps are counted within one of these, and somebody applies for one of them. */
export const periodKinds = ['year', 'semester'] as const
export type PeriodKind = (typeof periodKinds)[number]

/**
 * What the applicant states: `total` of a category from one document, such as the user-fee card, or
 * each expense with its `receipts`.
 */
export const statements = ['total', 'receipts'] as const

export const mostCategories = 20
/** A million kroner. */
export const highestOre = 100_000_000
export const longestName = 100
export const longestDocuments = 300

const ore = z.int().check(z.gte(0), z.lte(highestOre))
const orNone = z.nullable(z.int().check(z.gte(1), z.lte(highestOre)))

/** What of a category may be missing in both languages together. */
const optional = localized(z.string().check(z.trim(), z.maxLength(longestDocuments)))

/** What a new scheme begins with. */
export const usualAppealDays = 21

/** A day of every year, `06-01`; 29 February is none. */
export const dayOfYear = z
  .string()
  .check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/), z.refine(isDayOfEveryYear))

function isDayOfEveryYear(text: string): boolean {
  const date = new Date(`2027-${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === text
}

/** When one may apply: from a day, or from the beginning of the period, through a last day. */
const applicationTime = z.strictObject({ opens: z.nullable(dayOfYear), closes: dayOfYear })

const category = z.strictObject({
  /** Stays the same in all versions, so that earlier expenses are found. */
  key: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  name: localized(z.string().check(z.trim(), z.minLength(1), z.maxLength(longestName))),
  /** Of this category in a period, before anything is covered. */
  ownShareOre: ore,
  percentage: z.int().check(z.gte(1), z.lte(100)),
  /** The most that is paid for this category in a period. */
  capOre: orNone,
  /** What has to be attached, in words; empty where nothing has. */
  documents: optional,
})
export type SchemeCategory = z.infer<typeof category>

/**
 * A scheme for refunds of health expenses as an organisation decides it (domain facts 8.4). Amounts are
 * øre.
 */
export const SchemeRules = z.strictObject({
  period: z.enum(periodKinds),
  statement: z.enum(statements),
  categories: z.array(category).check(z.minLength(1), z.maxLength(mostCategories)),
  /** Of all categories together in a period. */
  ownShareOre: ore,
  /** Expenses above this in a period are not counted: what is refunded lies between the two. */
  countedUpToOre: orNone,
  /** The most that is paid in a period. */
  capOre: orNone,
  /** Less than this is not paid. */
  smallestPayoutOre: ore,
  /** One application for each period, or as many as one likes. */
  isOnce: z.boolean(),
  /** How long one may appeal against a decision, in days. */
  appealDays: z.int().check(z.gte(1), z.lte(365)),
  /** One for years; for semesters that of spring and that of autumn. */
  times: z.array(applicationTime).check(z.minLength(1), z.maxLength(2)),
  right: z.strictObject({
    /** The semester fee is paid for the semester of the expense. */
    needsSemesterFee: z.boolean(),
    /** The applicant has their general practitioner here on the day of the expense. */
    needsDoctorHere: z.boolean(),
    /** Codes of institutions; empty for all of them. */
    institutions: z
      .array(z.string().check(z.minLength(1), z.maxLength(30)))
      .check(z.maxLength(100)),
  }),
})
export type SchemeRules = z.infer<typeof SchemeRules>
