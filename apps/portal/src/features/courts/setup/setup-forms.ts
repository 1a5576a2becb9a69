import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'

/** Ten thousand kroner per half hour. */
export const maxOre = 1_000_000

const id = (required: string) =>
  z.int(required).check(z.gte(1, required), z.lte(2_147_483_647, required))
/** Null when the item is new. */
const ownId = z.nullable(z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)))
const line = (required: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(80, { error: 'TOO_LONG', abort: true }),
    z.regex(/^\P{Cc}+$/u, { error: 'CHARACTERS_INVALID', abort: true }),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  )
/** From year 2000 on: the calendar of the database has no year 0, and nothing here is older. */
const day = z.iso.date('DAY_INVALID').check(z.regex(/^2/, 'DAY_INVALID'))
const halfHour = z.string().check(z.regex(/^([01]\d|2[0-3]):[03]0$/, 'HALF_HOUR_INVALID'))
/** An end may also be midnight. */
const end = z.string().check(z.regex(/^(([01]\d|2[0-3]):[03]0|24:00)$/, 'HALF_HOUR_INVALID'))
const weekday = z
  .int('WEEKDAY_REQUIRED')
  .check(z.gte(1, 'WEEKDAY_REQUIRED'), z.lte(7, 'WEEKDAY_REQUIRED'))
const whole = (least: number, most: number, error: string) =>
  z.int(error).check(z.gte(least, error), z.lte(most, error))

const weekly = {
  id: ownId,
  firstWeekday: weekday,
  lastWeekday: weekday,
  fromTime: halfHour,
  toTime: end,
  validFrom: day,
  /** Empty until further notice. */
  validTo: z.union([z.literal(''), day], 'DAY_INVALID'),
}
type WeeklyForm = {
  firstWeekday: number
  lastWeekday: number
  fromTime: string
  toTime: string
  validFrom: string
  validTo: string
}
const isInOrder = [
  z.refine<WeeklyForm>(({ firstWeekday, lastWeekday }) => firstWeekday <= lastWeekday, {
    path: ['lastWeekday'],
    error: 'LAST_BEFORE_FIRST',
  }),
  z.refine<WeeklyForm>(({ fromTime, toTime }) => fromTime < toTime, {
    path: ['toTime'],
    error: 'ENDS_BEFORE_IT_BEGINS',
  }),
  z.refine<WeeklyForm>(({ validFrom, validTo }) => validTo === '' || validFrom <= validTo, {
    path: ['validTo'],
    error: 'LAST_BEFORE_FIRST',
  }),
] as const

export const SettingsForm = z.object({
  daysAhead: whole(0, 60, 'DAYS_AHEAD_INVALID'),
  refundHours: whole(0, 336, 'REFUND_HOURS_INVALID'),
  lateRefundPercent: whole(0, 100, 'PERCENT_INVALID'),
})
export const CategoryForm = z.object({
  id: ownId,
  nameNo: line('NAME_NO_REQUIRED'),
  nameEn: line('NAME_EN_REQUIRED'),
})
export const CourtForm = z.object({
  ...CategoryForm.shape,
  centerId: id('CENTER_REQUIRED'),
  categoryId: id('CATEGORY_REQUIRED'),
  isOffered: z.boolean(),
})
/**
 * Without a court it applies to all courts of the centre that have no opening hours of their own.
 */
export const OpeningForm = z
  .object({
    ...weekly,
    centerId: id('CENTER_REQUIRED'),
    courtId: z.nullable(id('COURT_REQUIRED')),
  })
  .check(...isInOrder)
export const PriceForm = z
  .object({
    ...weekly,
    categoryId: id('CATEGORY_REQUIRED'),
    priceOre: whole(1, maxOre, 'KRONER_INVALID'),
  })
  .check(...isInOrder)
export const ClubHoursForm = z
  .object({ ...weekly, courtId: id('COURT_REQUIRED'), clubName: line('CLUB_REQUIRED') })
  .check(...isInOrder)
/**
 * From a time on one day to a time on the same or a later day; without a court, the whole centre.
 */
export const ClosureForm = z
  .object({
    id: ownId,
    centerId: id('CENTER_REQUIRED'),
    courtId: z.nullable(id('COURT_REQUIRED')),
    fromDay: day,
    fromTime: halfHour,
    toDay: day,
    toTime: end,
    reasonNo: line('REASON_NO_REQUIRED'),
    reasonEn: line('REASON_EN_REQUIRED'),
  })
  .check(
    z.refine(
      ({ fromDay, fromTime, toDay, toTime }) => `${fromDay} ${fromTime}` < `${toDay} ${toTime}`,
      { path: ['toTime'], error: 'ENDS_BEFORE_IT_BEGINS' },
    ),
  )

export type SettingsForm = z.infer<typeof SettingsForm>
export type CategoryForm = z.infer<typeof CategoryForm>
export type CourtForm = z.infer<typeof CourtForm>
export type OpeningForm = z.infer<typeof OpeningForm>
export type PriceForm = z.infer<typeof PriceForm>
export type ClubHoursForm = z.infer<typeof ClubHoursForm>
export type ClosureForm = z.infer<typeof ClosureForm>

export const removable = ['opening', 'price', 'club-hours', 'closure'] as const

/** One change of the setup. An item with an id is changed, one without is added. */
export const SetupEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settings'), form: SettingsForm }),
  z.object({ kind: z.literal('category'), form: CategoryForm }),
  z.object({ kind: z.literal('court'), form: CourtForm }),
  z.object({ kind: z.literal('opening'), form: OpeningForm }),
  z.object({ kind: z.literal('price'), form: PriceForm }),
  z.object({ kind: z.literal('club-hours'), form: ClubHoursForm }),
  z.object({ kind: z.literal('closure'), form: ClosureForm }),
  z.object({
    kind: z.literal('remove'),
    what: z.enum(removable),
    id: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  }),
])
export type SetupEdit = z.infer<typeof SetupEdit>

/** With the version of the setup that the caller saw. */
export const SetupChange = z.object({
  edit: SetupEdit,
  version: z.int().check(z.gte(1), z.lte(2_147_483_647)),
})
export type SetupChange = z.infer<typeof SetupChange>
