import { z } from 'zod/mini'
import { consentStates } from '#core/kindergartens/children/consent-states.ts'
import { longest } from '#core/kindergartens/limits.ts'
import {
  absenceKinds,
  healthViewPlaces,
  placeRequestKinds,
  placeRequestStates,
} from '#core/kindergartens/states.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { localized } from '#platform/i18n/localized.ts'
import { isDate } from '#platform/time/date.ts'

/** `2027-03-10` */
export const Day = z.string().check(z.refine(isDate))
/** By the clock in Norway, `09:30`. */
export const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const Instant = z.iso.datetime()
const Texts = localized(z.string())
const noNationalId = z.refine<string>((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID')
const typed = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), noNationalId)

export const dayStates = [
  'no-place',
  'closed',
  'here',
  'gone',
  'absent',
  'late',
  'expected',
] as const

/** What a guardian reads of a child today. */
export const Today = z.strictObject({
  is: z.enum(dayStates),
  /** Since when it is here, or when it went. */
  at: z.nullable(Instant),
  /** Of a late arrival. */
  arrivesAt: z.nullable(ClockTime),
  /** Why it is absent. */
  kind: z.nullable(z.enum(absenceKinds)),
  /** The last day of the absence. */
  toOn: z.nullable(z.string()),
})
export type Today = z.infer<typeof Today>

export const Absence = z.strictObject({
  id: z.string(),
  kind: z.enum(absenceKinds),
  fromOn: z.string(),
  toOn: z.string(),
  arrivesAt: z.nullable(ClockTime),
  by: z.enum(['you', 'guardian', 'staff']),
  /** Until the time on which its last day is decided. */
  canWithdraw: z.boolean(),
})
export type Absence = z.infer<typeof Absence>

export const Kindergarten = z.strictObject({
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  opensAt: ClockTime,
  closesAt: ClockTime,
  absenceUntil: ClockTime,
  noticeMonths: z.int(),
  yearPlanUrl: z.nullable(z.string()),
})

/** The place of today, else the next one, else the last one. */
export const Place = z.strictObject({
  department: z.string(),
  percent: z.int(),
  startsOn: z.string(),
  /** The last day of the last place; null without an end. */
  endsOn: z.nullable(z.string()),
  /** Where the child moves to. */
  next: z.nullable(
    z.strictObject({ department: z.string(), kindergarten: z.string(), startsOn: z.string() }),
  ),
  kindergarten: Kindergarten,
})
export type Place = z.infer<typeof Place>

export const ChildCard = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  place: z.nullable(Place),
  today: Today,
  /** Running ones and those ahead, by their first day. */
  absences: z.array(Absence),
})
export type ChildCard = z.infer<typeof ChildCard>

/**
 * `unproven`: the account has proven no national id. `none`: it has, and reaches no child; why is not
 * said, since a block is nobody's business but that of staff.
 */
export const MyChildren = z.strictObject({
  access: z.enum(['unproven', 'none', 'open']),
  children: z.array(ChildCard),
})
export type MyChildren = z.infer<typeof MyChildren>

export const Employee = z.strictObject({ id: z.string(), name: z.string(), title: Texts })

export const ClosingDay = z.strictObject({ onDate: z.string(), reason: Texts })

/** Another guardian. Nothing of one with a restricted address but the name. */
export const OtherGuardian = z.strictObject({
  id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
})

export const Contact = z.strictObject({
  id: z.string(),
  name: z.string(),
  relation: z.string(),
  phone: z.string(),
  mayFetch: z.boolean(),
  /** May fetch on this day alone. */
  onlyOn: z.nullable(z.string()),
  /** Only you and staff see it. */
  isPrivate: z.boolean(),
})
export type Contact = z.infer<typeof Contact>

export const Consent = z.strictObject({
  kindId: z.string(),
  name: Texts,
  text: Texts,
  /** What is no longer offered can only be withdrawn. */
  isOffered: z.boolean(),
  state: z.enum(consentStates),
  /** Null while the caller has not answered. */
  own: z.nullable(z.boolean()),
  others: z.array(
    z.strictObject({ guardianId: z.string(), name: z.string(), answer: z.nullable(z.boolean()) }),
  ),
})
export type Consent = z.infer<typeof Consent>

export const PlaceRequest = z.strictObject({
  id: z.string(),
  kind: z.enum(placeRequestKinds),
  wantedOn: z.string(),
  endsOn: z.nullable(z.string()),
  percent: z.nullable(z.int()),
  /** Of the caller's own one. */
  note: z.nullable(z.string()),
  state: z.enum(placeRequestStates),
  isOwn: z.boolean(),
  sentAt: Instant,
  decidedAt: z.nullable(Instant),
  decidedBecause: z.nullable(z.string()),
})
export type PlaceRequest = z.infer<typeof PlaceRequest>

export const ChildPage = z.strictObject({
  child: ChildCard,
  bornOn: z.string(),
  employees: z.array(Employee),
  closingDays: z.array(ClosingDay),
  guardians: z.array(OtherGuardian),
  contacts: z.array(Contact),
  consents: z.array(Consent),
  /** Newest first. */
  requests: z.array(PlaceRequest),
})
export type ChildPage = z.infer<typeof ChildPage>

export const NewAbsence = z.strictObject({
  id: z.uuid(),
  kind: z.enum(absenceKinds),
  fromOn: Day,
  toOn: Day,
  arrivesAt: z.nullable(ClockTime),
})
export type NewAbsence = z.infer<typeof NewAbsence>

export const NewContact = z.strictObject({
  id: z.uuid(),
  name: typed(longest.name),
  relation: typed(longest.relation),
  phone: z.string().check(z.trim(), z.regex(/^\+?[\d ]{5,29}$/), noNationalId),
  mayFetch: z.boolean(),
  onlyOn: z.nullable(Day),
})
export type NewContact = z.infer<typeof NewContact>

const healthText = z.string().check(z.trim(), z.maxLength(longest.text), noNationalId)
export const Health = z.strictObject({
  allergies: healthText,
  medicines: healthText,
  notes: healthText,
  /** 0 while nothing was written. */
  version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
})
export type Health = z.infer<typeof Health>

export const HealthViews = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      at: Instant,
      place: z.enum(healthViewPlaces),
      /** Null for somebody of whom nothing is shown. */
      name: z.nullable(z.string()),
      isOwn: z.boolean(),
    }),
  ),
  total: z.int(),
})
export type HealthViews = z.infer<typeof HealthViews>

export const ConsentChoice = z.strictObject({ isGiven: z.boolean() })

export const NewPlaceRequest = z.strictObject({
  id: z.uuid(),
  kind: z.enum(placeRequestKinds),
  wantedOn: Day,
  /** Of an end: the last day as it was shown. */
  endsOn: z.nullable(Day),
  /** Of a change. */
  percent: z.nullable(z.int().check(z.minimum(20), z.maximum(100))),
  note: z.nullable(typed(longest.note)),
})
export type NewPlaceRequest = z.infer<typeof NewPlaceRequest>
