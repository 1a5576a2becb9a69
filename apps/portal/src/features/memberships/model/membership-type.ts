import { z } from 'zod/mini'
import { isDate } from '#platform/time/date.ts'

/** Monthly or in advance. */
export const payments = ['monthly', 'once'] as const
export type Payment = (typeof payments)[number]

/** 100,000 kroner. */
export const maxOre = 10_000_000

export const membershipCode = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/, 'CODE_INVALID'))
const name = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'NAME_REQUIRED', abort: true }),
  z.maxLength(60, { error: 'TOO_LONG', abort: true }),
  // Invoices print the name.
  z.regex(/^[\p{Script=Latin}\p{N}\p{P}\p{Zs}+]*$/u, 'CHARACTERS_INVALID'),
)
const note = z.string().check(z.trim(), z.maxLength(200, 'TOO_LONG'))
export const day = z.string().check(z.refine(isDate, 'DAY_INVALID'))
const months = z.int().check(z.gte(0, 'MONTHS_INVALID'), z.lte(60, 'MONTHS_INVALID'))
const ore = (least: number) =>
  z.int().check(z.gte(least, 'KRONER_INVALID'), z.lte(maxOre, 'KRONER_INVALID'))
/** The version that was read; 0 for a new row. */
export const version = z.int().check(z.gte(0), z.lt(2 ** 31 - 1))

const fields = {
  code: membershipCode,
  validFrom: day,
  nameNo: name,
  nameEn: name,
  noteNo: note,
  noteEn: note,
  isForStudents: z.boolean(),
  payment: z.enum(payments),
  months,
  priceOre: ore(1),
  startFeeOre: ore(0),
  isOffered: z.boolean(),
}

const lasts = z.refine<{ payment: Payment; months: number }>(
  ({ payment, months }) => payment === 'monthly' || months > 0,
  { error: 'MONTHS_INVALID', path: ['months'] },
)

/** A price of a membership type from a day on, as staff save it. */
export const MembershipTypeForm = z.object({ ...fields, version }).check(lasts)
export type MembershipTypeForm = z.infer<typeof MembershipTypeForm>

/** A type of membership as staff see it. */
export const MembershipType = z.object({ ...fields, version })
export type MembershipType = z.infer<typeof MembershipType>

const notice = z.int().check(z.gte(1, 'MONTHS_INVALID'), z.lte(6, 'MONTHS_INVALID'))
const limit = z.int().check(z.gte(0, 'MONTHS_INVALID'), z.lte(12, 'MONTHS_INVALID'))

/** The rules of freezing and terminating that staff set, in whole calendar months. */
export const SettingsForm = z.object({
  freezeNotice: notice,
  firstYearFreeze: limit,
  laterFreeze: limit,
  uncommittedFreeze: limit,
  terminationNotice: notice,
  version,
})
export type SettingsForm = z.infer<typeof SettingsForm>
