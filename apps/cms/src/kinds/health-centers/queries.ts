import type {
  HealthCenterArea,
  HealthCenterCard,
  HealthCenter as HealthCenterPage,
} from '@trivsel/content-contract/kinds/health-centers/contract'
import type { HealthCenter } from '../../payload-types.ts'
import { bySlugQuery } from '../../queries/by-slug-query.ts'
import { toPageBase } from '../../queries/content-page.ts'
import type { PageTexts } from '../../queries/page-texts.ts'
import { placeListQuery } from '../../queries/place-list.ts'
import type { Reading } from '../../queries/reading.ts'
import { referenceResolver } from '../../queries/resolve-reference.ts'
import { toWrittenHours } from '../../queries/to-hours.ts'
import { toTextLink } from '../../queries/to-link.ts'
import { placeSelect, toPlace } from '../../queries/to-place.ts'
import { toRichText } from '../../queries/to-rich-text.ts'

const cardSelect = {
  slug: true,
  displayName: true,
  ...placeSelect,
  phone: true,
  areas: true,
} as const

type CardFields = Pick<HealthCenter, 'id' | keyof typeof cardSelect>

export function toHealthCenterCard(document: CardFields): HealthCenterCard {
  return {
    id: document.id,
    slug: document.slug ?? '',
    displayName: document.displayName ?? '',
    ...toPlace(document),
    phone: document.phone || null,
    firstArea: toAreas(document.areas)[0] ?? null,
  }
}

function toAreas(areas: HealthCenter['areas']): HealthCenterArea[] {
  return (areas ?? []).flatMap(({ name, hours }) =>
    name ? [{ name, hours: toWrittenHours(hours) }] : [],
  )
}

export function toHealthCenter(
  document: HealthCenter,
  reading: Reading,
): Omit<HealthCenterPage, 'alternates'> {
  return {
    ...toHealthCenterCard(document),
    ...toPageBase(document, reading),
    mainAction: toTextLink(document.mainAction, reading),
    mapUrl: document.mapUrl || null,
    publicTransport: document.publicTransport || null,
    immediateHeader: document.immediateHeader || null,
    immediateText: toRichText(document.immediateText, referenceResolver(reading)),
    areas: toAreas(document.areas),
    phoneHours: toPhoneHours(document.phoneHours),
  }
}

function toPhoneHours(stored: HealthCenter['phoneHours']): HealthCenterPage['phoneHours'] {
  const header = stored?.header || null
  const notice = stored?.notice || null
  const hours = toWrittenHours(stored?.hours)
  return header || notice || hours.length > 0 ? { header, notice, hours } : null
}

export const healthCenterTexts: PageTexts<ReturnType<typeof toHealthCenter>> = (page) => [
  page.immediateHeader,
  page.immediateText,
  page.address,
  page.phone,
  page.publicTransport,
  ...page.areas.map(({ name }) => name),
  page.phoneHours?.header,
  page.phoneHours?.notice,
]

export const healthCenterList = placeListQuery('healthCenterList', {
  kind: 'healthCenter',
  select: cardSelect,
  toCard: toHealthCenterCard,
})

export const healthCenterBySlug = bySlugQuery('healthCenterBySlug', 'healthCenter', toHealthCenter)
