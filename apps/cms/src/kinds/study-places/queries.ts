import type {
  StudyPlaceCard,
  StudyPlace as StudyPlacePage,
} from '@trivsel/content-contract/kinds/study-places/contract'
import { placeOrder } from '@trivsel/content-contract/projection/order'
import type { StudyPlace } from '../../payload-types.ts'
import { bySlugQuery } from '../../queries/by-slug-query.ts'
import { toPageBase } from '../../queries/content-page.ts'
import { findDocuments } from '../../queries/find-documents.ts'
import { listQuery } from '../../queries/list-query.ts'
import { pageAddress } from '../../queries/page-address.ts'
import type { Reading } from '../../queries/reading.ts'
import { referenceResolver } from '../../queries/resolve-reference.ts'
import { toCardImage } from '../../queries/to-content-image.ts'
import { placeSelect, toPlace } from '../../queries/to-place.ts'
import { toRichText } from '../../queries/to-rich-text.ts'

const cardSelect = {
  slug: true,
  displayName: true,
  image: true,
  ...placeSelect,
  richText: true,
} as const

type CardFields = Pick<StudyPlace, 'id' | keyof typeof cardSelect>

export const toStudyPlaceCard = (document: CardFields, reading: Reading): StudyPlaceCard => ({
  id: document.id,
  slug: document.slug ?? '',
  displayName: document.displayName ?? '',
  image: toCardImage(document.image, reading),
  ...toPlace(document),
  richText: toRichText(document.richText, referenceResolver(reading)),
})

export const toStudyPlace = (
  document: StudyPlace,
  reading: Reading,
): Omit<StudyPlacePage, 'alternates' | 'eateries'> => ({
  ...toPageBase(document, reading),
  ...toPlace(document),
  slug: document.slug ?? '',
})

export const studyPlaceList = listQuery('studyPlaceList', {
  kind: 'studyPlace',
  select: cardSelect,
  toCard: toStudyPlaceCard,
})

export const studyPlaceBySlug = bySlugQuery('studyPlaceBySlug', 'studyPlace', readStudyPlace)

/** A study place with where one eats there. */
export async function readStudyPlace(
  document: StudyPlace,
  reading: Reading,
): Promise<Omit<StudyPlacePage, 'alternates'>> {
  return {
    ...toStudyPlace(document, reading),
    eateries: await readEateries(reading, document.id),
  }
}

async function readEateries(
  reading: Reading,
  studyPlace: number,
): Promise<StudyPlacePage['eateries']> {
  reading.tags.add('eateries')
  const eateries = await findDocuments(reading, {
    collection: 'eateries',
    where: { studyPlace: { equals: studyPlace }, slug: { exists: true } },
    select: { displayName: true, slug: true, sortOrder: true },
    depth: 0,
  })
  return eateries.toSorted(placeOrder(reading.locale)).flatMap((eatery) => {
    const href = pageAddress('eateries', reading.locale, eatery)
    return eatery.displayName && href ? [{ name: eatery.displayName, href }] : []
  })
}
