import type {
  Kindergarten as Detail,
  KindergartenCard,
  KindergartenOptionalField,
} from '@trivsel/content-contract/kinds/kindergartens/contract'
import type { Kindergarten } from '../../payload-types.ts'
import { bySlugQuery } from '../../queries/by-slug-query.ts'
import { toPageBase } from '../../queries/content-page.ts'
import type { PageTexts, Texts } from '../../queries/page-texts.ts'
import { placeListQuery } from '../../queries/place-list.ts'
import type { Reading } from '../../queries/reading.ts'
import { toCardImage } from '../../queries/to-content-image.ts'
import { toDownload } from '../../queries/to-download.ts'
import { toDayHours } from '../../queries/to-hours.ts'
import { toTextLink } from '../../queries/to-link.ts'
import { placeSelect, toPlace } from '../../queries/to-place.ts'
import { toOptionalFields } from './to-optional-fields.ts'

const cardSelect = {
  slug: true,
  displayName: true,
  ingress: true,
  image: true,
  ...placeSelect,
  phone: true,
  studyPlaceNearby: true,
  openingHours: true,
} as const

type CardFields = Pick<Kindergarten, 'id' | keyof typeof cardSelect>

export function toKindergartenCard(document: CardFields, reading: Reading): KindergartenCard {
  return {
    id: document.id,
    slug: document.slug ?? '',
    displayName: document.displayName ?? '',
    ingress: document.ingress || null,
    image: toCardImage(document.image, reading),
    ...toPlace(document),
    phone: document.phone || null,
    studyPlaceNearby: document.studyPlaceNearby || null,
    openingHours: toDayHours(document.openingHours),
  }
}

export function toKindergarten(
  document: Kindergarten,
  reading: Reading,
): Omit<Detail, 'alternates'> {
  return {
    ...toKindergartenCard(document, reading),
    ...toPageBase(document, reading),
    spots: document.spots ?? null,
    departments: document.departments || null,
    employees: document.employees || null,
    mainAction: toTextLink(document.mainAction, reading),
    yearPlan: toDownload(document.yearPlan, reading),
    optionalFields: toOptionalFields(document.optionalFields, reading),
  }
}

function optionalFieldTexts(field: KindergartenOptionalField): Texts {
  switch (field.kind) {
    case 'imageSection':
      return [field.caption]
    case 'richText':
      return [field.header, field.content]
    case 'table':
      return [field.header, ...field.rows.flatMap(({ title, content }) => [title, content])]
    case 'contactInformation': {
      const departments = field.departments.flatMap(({ name, phone }) => [name, phone])
      return [field.name, field.phone, field.email, ...departments, field.publicTransport]
    }
  }
}

export const kindergartenTexts: PageTexts<ReturnType<typeof toKindergarten>> = (page) => [
  page.address,
  page.phone,
  page.studyPlaceNearby,
  page.departments,
  page.employees,
  ...page.optionalFields.flatMap(optionalFieldTexts),
  page.yearPlan?.title,
]

export const kindergartenList = placeListQuery('kindergartenList', {
  kind: 'kindergarten',
  select: cardSelect,
  toCard: toKindergartenCard,
})

export const kindergartenBySlug = bySlugQuery('kindergartenBySlug', 'kindergarten', toKindergarten)
