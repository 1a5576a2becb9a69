import { z } from 'zod'
import {
  contentPageFields,
  Download,
  FilterOption,
  Locale,
  PageReference,
  RichText,
} from '../../content.ts'
import type { KindContract } from '../../kind-contract.ts'
import { SpecialHours, WeekHours } from '../../opening-hours.ts'
import { bySlug, cardList, filterKey, paging } from '../../query-shapes.ts'
import { ImportEatery } from './import.ts'

/** Specification, section 3; `eatery` is the default. */
export const EateryType = z.enum(['eatery', 'coffee_bar'])
export type EateryType = z.infer<typeof EateryType>

export const EateryCard = z.strictObject({
  id: z.int(),
  slug: z.string(),
  displayName: z.string(),
  eateryType: EateryType,
  address: z.string().nullable(),
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
  kitchenPhone: z.string().nullable(),
  officePhone: z.string().nullable(),
})
export type Eatery = z.infer<typeof Eatery>

export const eateryContract = {
  queries: {
    eateryList: {
      /** `studyPlace` is a slug of the asked language; an unknown one counts as none. */
      variables: z.strictObject({
        locale: Locale,
        ...paging,
        studyPlace: filterKey,
        eateryType: EateryType.nullable(),
      }),
      data: cardList(EateryCard).data.extend({ studyPlaces: z.array(FilterOption) }),
    },
    eateryBySlug: bySlug(Eatery),
  },
  importItem: ImportEatery,
  words: { no: 'spisested kantine mat kafé', en: 'eatery canteen food café' },
} as const satisfies KindContract
