import { z } from 'zod'
import { contentPageFields, RichText } from '../../content.ts'
import type { KindContract } from '../../kind-contract.ts'
import { WrittenHours } from '../../opening-hours.ts'
import { MainAction, placeFields } from '../../place.ts'
import { bySlug, placeList, placeListRule } from '../../query-shapes.ts'
import { ImportHealthCenter } from './import.ts'

/** One part of a health center, such as the doctors or the dentists, with hours of its own. */
export const HealthCenterArea = z.strictObject({
  name: z.string(),
  hours: z.array(WrittenHours),
})
export type HealthCenterArea = z.infer<typeof HealthCenterArea>

export const HealthCenterCard = z.strictObject({
  id: z.int(),
  slug: z.string(),
  displayName: z.string(),
  ...placeFields,
  phone: z.string().nullable(),
  firstArea: HealthCenterArea.nullable(),
})
export type HealthCenterCard = z.infer<typeof HealthCenterCard>

export const HealthCenter = HealthCenterCard.extend({
  ...contentPageFields,
  mainAction: MainAction,
  mapUrl: z.string().nullable(),
  publicTransport: z.string().nullable(),
  immediateHeader: z.string().nullable(),
  immediateText: RichText,
  areas: z.array(HealthCenterArea),
  phoneHours: z
    .strictObject({
      header: z.string().nullable(),
      notice: z.string().nullable(),
      hours: z.array(WrittenHours),
    })
    .nullable(),
})
export type HealthCenter = z.infer<typeof HealthCenter>

export const healthCenterContract = {
  queries: {
    healthCenterList: placeList(HealthCenterCard),
    healthCenterBySlug: bySlug(HealthCenter),
  },
  list: placeListRule,
  importItem: ImportHealthCenter,
  words: { no: 'helsesenter helsesentre helse', en: 'health centre center' },
} as const satisfies KindContract
