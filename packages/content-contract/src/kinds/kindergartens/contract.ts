import { z } from 'zod'
import { ContentImage, contentPageFields, Download, RichText } from '../../content.ts'
import type { KindContract } from '../../kind-contract.ts'
import { DayHours } from '../../opening-hours.ts'
import { MainAction, placeFields } from '../../place.ts'
import { bySlug, placeList, placeListRule } from '../../query-shapes.ts'
import { ImportKindergarten } from './import.ts'

export const KindergartenCard = z.strictObject({
  id: z.int(),
  slug: z.string(),
  displayName: z.string(),
  ingress: z.string().nullable(),
  image: ContentImage.nullable(),
  ...placeFields,
  phone: z.string().nullable(),
  studyPlaceNearby: z.string().nullable(),
  /** Monday to Friday. */
  openingHours: DayHours.nullable(),
})
export type KindergartenCard = z.infer<typeof KindergartenCard>

/** The optional fields of a kindergarten page, in the editor's order (specification, section 3). */
export const KindergartenOptionalField = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('imageSection'),
    image: ContentImage,
    caption: z.string().nullable(),
  }),
  z.strictObject({
    kind: z.literal('richText'),
    header: z.string().nullable(),
    content: RichText,
    isInfoBox: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('table'),
    header: z.string().nullable(),
    rows: z.array(z.strictObject({ title: z.string(), content: z.string() })),
  }),
  z.strictObject({
    kind: z.literal('contactInformation'),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    name: z.string().nullable(),
    departments: z.array(z.strictObject({ name: z.string(), phone: z.string().nullable() })),
    publicTransport: z.string().nullable(),
  }),
])
export type KindergartenOptionalField = z.infer<typeof KindergartenOptionalField>

export const Kindergarten = KindergartenCard.extend({
  ...contentPageFields,
  spots: z.int().nullable(),
  departments: z.string().nullable(),
  employees: z.string().nullable(),
  mainAction: MainAction,
  yearPlan: Download.nullable(),
  optionalFields: z.array(KindergartenOptionalField),
})
export type Kindergarten = z.infer<typeof Kindergarten>

export const kindergartenContract = {
  queries: {
    kindergartenList: placeList(KindergartenCard),
    kindergartenBySlug: bySlug(Kindergarten),
  },
  list: placeListRule,
  importItem: ImportKindergarten,
  words: { no: 'barnehage barnepass', en: 'kindergarten nursery childcare' },
} as const satisfies KindContract
