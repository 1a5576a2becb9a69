import type {
  EateryCard,
  Eatery as EateryPage,
} from '@trivsel/content-contract/kinds/eateries/contract'
import type { WeekHours } from '@trivsel/content-contract/opening-hours'
import type { ListFacts } from '@trivsel/content-contract/projection/published-item'
import type { Eatery } from '../../payload-types.ts'
import { placedFacts } from '../../projection/projected.ts'
import { bySlugQuery } from '../../queries/by-slug-query.ts'
import { toPageBase } from '../../queries/content-page.ts'
import { contentQuery } from '../../queries/content-query.ts'
import { choose, readPageChoices, toFilterOptions } from '../../queries/filter-choices.ts'
import { findDocuments } from '../../queries/find-documents.ts'
import type { PageTexts } from '../../queries/page-texts.ts'
import { readNearest, readStudyPlaceLocations } from '../../queries/place-list.ts'
import type { Reading } from '../../queries/reading.ts'
import { referenceId, referenceIds } from '../../queries/reference-id.ts'
import { referenceResolver } from '../../queries/resolve-reference.ts'
import { toDownload } from '../../queries/to-download.ts'
import { toDayHours, toSpecialHours } from '../../queries/to-hours.ts'
import { toTextLink } from '../../queries/to-link.ts'
import { toPageReference } from '../../queries/to-page-reference.ts'
import { placeSelect, toPlace } from '../../queries/to-place.ts'
import { toRichText } from '../../queries/to-rich-text.ts'

const cardSelect = {
  slug: true,
  displayName: true,
  eateryType: true,
  ...placeSelect,
  kitchenPhone: true,
  officePhone: true,
  studyPlace: true,
  openingHours: true,
  specialHours: true,
} as const

type CardFields = Pick<Eatery, 'id' | keyof typeof cardSelect>

export function toEateryCard(document: CardFields, reading: Reading): EateryCard {
  return {
    id: document.id,
    slug: document.slug ?? '',
    displayName: document.displayName ?? '',
    eateryType: document.eateryType ?? 'eatery',
    ...toPlace(document),
    kitchenPhone: document.kitchenPhone || null,
    officePhone: document.officePhone || null,
    studyPlace: toPageReference('study-places', document.studyPlace, reading),
    openingHours: toWeekHours(document.openingHours),
    specialHours: toSpecialHours(document.specialHours),
  }
}

function toWeekHours(entries: Eatery['openingHours']): WeekHours[] {
  return (entries ?? []).flatMap(({ firstDay, lastDay, opens, closes }) => {
    const hours = toDayHours({ opens: opens ?? null, closes: closes ?? null })
    if (!hours || !firstDay || !lastDay) return []
    return [{ firstDay: Number(firstDay), lastDay: Number(lastDay), ...hours }]
  })
}

export function toEatery(document: Eatery, reading: Reading): Omit<EateryPage, 'alternates'> {
  return {
    ...toEateryCard(document, reading),
    ...toPageBase(document, reading),
    openingHoursTitle: document.openingHoursTitle || null,
    menuBox: toMenuBox(document.menuBox, reading),
    menuPdf: toDownload(document.menuPdf, reading),
    mainAction: toTextLink(document.mainAction, reading),
  }
}

function toMenuBox(box: Eatery['menuBox'], reading: Reading): EateryPage['menuBox'] {
  const content = toRichText(box?.content, referenceResolver(reading))
  return content.length > 0 ? { header: box?.header || null, content } : null
}

export const eateryFacts = (document: Eatery): ListFacts | null =>
  placedFacts(document, {
    group: document.eateryType ?? 'eatery',
    references: { studyPlace: referenceIds([document.studyPlace]) },
  })

export const eateryTexts: PageTexts<ReturnType<typeof toEatery>> = (page) => [
  page.address,
  page.studyPlace?.name,
  page.openingHoursTitle,
  ...page.specialHours.map(({ title }) => title),
  page.menuBox?.header,
  page.menuBox?.content,
  page.menuPdf?.title,
  page.kitchenPhone,
  page.officePhone,
]

export const eateryList = contentQuery(
  'eateryList',
  async (reading, { studyPlace = null, eateryType, ...paging }) => {
    const listed = await findDocuments(reading, {
      collection: 'eateries',
      where: { slug: { exists: true } },
      select: {
        displayName: true,
        sortOrder: true,
        location: true,
        eateryType: true,
        studyPlace: true,
      },
      depth: 0,
    })
    const placeOf = (eatery: (typeof listed)[number]) => referenceId(eatery.studyPlace)
    const places = await readPageChoices(reading, 'study-places', listed.map(placeOf))
    const placeId = choose(places, studyPlace)
    const shown = listed
      .filter((eatery) => placeId === null || placeOf(eatery) === placeId)
      .filter((eatery) => eateryType === null || (eatery.eateryType ?? 'eatery') === eateryType)
    const locations = await readStudyPlaceLocations(reading)
    const from = locations.get(placeId ?? 0) ?? null
    const list = { kind: 'eatery', select: cardSelect, toCard: toEateryCard } as const
    const answer = await readNearest(reading, { ...list, listed: shown, from }, paging)
    return { ...answer, studyPlaces: toFilterOptions(places) }
  },
)

export const eateryBySlug = bySlugQuery('eateryBySlug', 'eatery', toEatery)
