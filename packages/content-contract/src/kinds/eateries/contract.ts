import { z } from 'zod'
import { contentPageFields, Download, PageReference, RichText } from '../../content.ts'
import type { KindContract } from '../../kind-contract.ts'
import { SpecialHours, WeekHours } from '../../opening-hours.ts'
import { MainAction, placeFields } from '../../place.ts'
import { bySlug, placeList, placeListRule } from '../../query-shapes.ts'
import { ImportEatery } from './import.ts'

/** Specification, section 3; `eatery` is the default. */
export const EateryType = z.enum(['eatery', 'coffee_bar'])
export type EateryType = z.infer<typeof EateryType>

export const EateryCard = z.strictObject({
  id: z.int(),
  slug: z.string(),
  displayName: z.string(),
  eateryType: EateryType,
  ...placeFields,
  kitchenPhone: z.string().nullable(),
  officePhone: z.string().nullable(),
  studyPlace: PageReference.nullable(),
  openingHours: z.array(WeekHours),
  specialHours: z.array(SpecialHours),
})
export type EateryCard = z.infer<typeof EateryCard>

export const Eatery = EateryCard.extend({
  ...contentPageFields,
  openingHoursTitle: z.string().nullable(),
  menuBox: z.strictObject({ header: z.string().nullable(), content: RichText }).nullable(),
  menuPdf: Download.nullable(),
  mainAction: MainAction,
})
export type Eatery = z.infer<typeof Eatery>

const list = placeList(EateryCard)

export const eateryContract = {
  queries: {
    /** `studyPlace`: those that lie there. */
    eateryList: {
      variables: list.variables.extend({ eateryType: EateryType.nullable() }),
      data: list.data,
    },
    eateryBySlug: bySlug(Eatery),
  },
  list: { ...placeListRule, filters: [placeListRule.nearestTo], groupedBy: 'eateryType' },
  importItem: ImportEatery,
  words: { no: 'spisested kantine mat kafé', en: 'eatery canteen food café' },
} as const satisfies KindContract
