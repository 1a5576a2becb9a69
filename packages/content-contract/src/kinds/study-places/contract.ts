import { z } from 'zod'
import { ContentImage, contentPageFields, RichText } from '../../content.ts'
import type { KindContract } from '../../kind-contract.ts'
import { placeFields } from '../../place.ts'
import { bySlug, cardList } from '../../query-shapes.ts'
import { ImportStudyPlace } from './import.ts'

export const StudyPlaceCard = z.strictObject({
  id: z.int(),
  slug: z.string(),
  displayName: z.string(),
  image: ContentImage.nullable(),
  ...placeFields,
  richText: RichText,
})
export type StudyPlaceCard = z.infer<typeof StudyPlaceCard>

export const StudyPlace = StudyPlaceCard.extend({
  ...contentPageFields,
  /** Places to eat that belong to this study place. */
  eateries: z.array(z.strictObject({ name: z.string(), href: z.string() })),
})
export type StudyPlace = z.infer<typeof StudyPlace>

export const studyPlaceContract = {
  queries: {
    studyPlaceList: cardList(StudyPlaceCard),
    studyPlaceBySlug: bySlug(StudyPlace),
  },
  list: { order: 'place' },
  importItem: ImportStudyPlace,
  words: { no: 'studiested campus', en: 'study place campus' },
} as const satisfies KindContract
