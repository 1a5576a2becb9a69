import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { consentStates } from '#core/kindergartens/children/consent-states.ts'
import {
  healthViewPlaces,
  placeRequestKinds,
  placeRequestStates,
} from '#core/kindergartens/states.ts'
import { accessStates, childStates } from './states.ts'

const instant = z.iso.datetime()
const day = z.iso.date()

/** Children whom the caller reaches. Nothing of health, addresses or numbers is in a list. */
export const Children = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      bornOn: day,
      state: z.enum(childStates),
      kindergartenId: z.uuid().nullable(),
      kindergarten: z.string(),
      departmentId: z.uuid().nullable(),
      department: z.string(),
      isMissing: z.boolean(),
      /** Requests of guardians that wait for an answer. */
      requests: z.int(),
      guardians: z.array(
        z.strictObject({ id: z.uuid(), name: z.string(), access: z.enum(accessStates) }),
      ),
    }),
  ),
})
export type Children = z.infer<typeof Children>
export type ListedChild = Children['items'][number]

/** Departments to which the caller moves children. */
export const Departments = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      kindergarten: z.string(),
      places: z.int(),
      /** Children there today. */
      taken: z.int(),
      isClosed: z.boolean(),
    }),
  ),
})
export type Departments = z.infer<typeof Departments>

const Place = z.strictObject({
  id: z.uuid(),
  departmentId: z.uuid(),
  department: z.string(),
  kindergarten: z.string(),
  percent: z.int(),
  startsOn: day,
  endsOn: day.nullable(),
  version: z.int(),
})

const names = { firstName: z.string(), lastName: z.string() }

const Guardian = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  ...names,
  /** The last two digits of the national id. */
  maskedNumber: z.string(),
  hasResponsibility: z.boolean(),
  access: z.enum(accessStates),
  openedAt: instant.nullable(),
  blockedAt: instant.nullable(),
  /** Only staff read it. */
  blockedBecause: z.string().nullable(),
  /** Staff block the same guardian from another child. */
  isBlockedElsewhere: z.boolean(),
  /** An account has proven the number of this guardian. */
  hasAccount: z.boolean(),
  isRestricted: z.boolean(),
  /** Null for a restricted address: staff open it, and that is written down. */
  contact: z
    .strictObject({ email: z.string().nullable(), phone: z.string().nullable() })
    .nullable(),
  /** Of what binds them to the child. */
  version: z.int(),
  /** Of the guardian. */
  guardianVersion: z.int(),
})

export const StaffChild = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  ...names,
  /** The last two digits of the national id; null for a child that has none yet. */
  maskedNumber: z.string().nullable(),
  version: z.int(),
  bornOn: day,
  state: z.enum(childStates),
  missingSince: day.nullable(),
  /** The caller is a guardian of the child: a colleague decides. */
  isOwn: z.boolean(),
  places: z.array(Place),
  guardians: z.array(Guardian),
  contacts: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      relation: z.string(),
      phone: z.string(),
      mayFetch: z.boolean(),
      onlyOn: day.nullable(),
      /** The guardian who added it; null for staff. */
      addedBy: z.string().nullable(),
      /** Staff block that guardian now: whether the contact stays is for them to decide. */
      isOfBlocked: z.boolean(),
    }),
  ),
  consents: z.array(
    z.strictObject({
      kindId: z.uuid(),
      name: z.record(z.enum(locales), z.string()),
      state: z.enum(consentStates),
      /** Of each guardian with access: those of others do not count. */
      answers: z.array(
        z.strictObject({
          guardianId: z.uuid(),
          guardian: z.string(),
          given: z.strictObject({ isGiven: z.boolean(), at: instant }).nullable(),
        }),
      ),
    }),
  ),
  requests: z.array(
    z.strictObject({
      id: z.uuid(),
      kind: z.enum(placeRequestKinds),
      state: z.enum(placeRequestStates),
      wantedOn: day,
      endsOn: day.nullable(),
      percent: z.int().nullable(),
      note: z.string().nullable(),
      guardian: z.string().nullable(),
      sentAt: instant,
      decidedBecause: z.string().nullable(),
    }),
  ),
  /** The latest, newest first. */
  healthViews: z.array(
    z.strictObject({ at: instant, place: z.enum(healthViewPlaces), name: z.string() }),
  ),
})
export type StaffChild = z.infer<typeof StaffChild>
export type StaffGuardian = StaffChild['guardians'][number]
export type StaffPlace = StaffChild['places'][number]
export type StaffRequest = StaffChild['requests'][number]
export type StaffContact = StaffChild['contacts'][number]
