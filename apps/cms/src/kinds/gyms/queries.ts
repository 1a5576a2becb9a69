import type {
  GymCard,
  GymHours,
  Gym as GymPage,
} from '@trivsel/content-contract/kinds/gyms/contract'
import type { Gym } from '../../payload-types.ts'
import { bySlugQuery } from '../../queries/by-slug-query.ts'
import { toPageBase } from '../../queries/content-page.ts'
import type { PageTexts } from '../../queries/page-texts.ts'
import { placeListQuery } from '../../queries/place-list.ts'
import type { Reading } from '../../queries/reading.ts'
import { toContentImage } from '../../queries/to-content-image.ts'
import { toDayHours, toSpecialHours } from '../../queries/to-hours.ts'
import { toTextLink } from '../../queries/to-link.ts'
import { placeSelect, toPlace } from '../../queries/to-place.ts'

const cardSelect = {
  slug: true,
  displayName: true,
  ...placeSelect,
  phone: true,
  hours: true,
  specialHours: true,
} as const

type CardFields = Pick<Gym, 'id' | keyof typeof cardSelect>

export function toGymCard(document: CardFields): GymCard {
  return {
    id: document.id,
    slug: document.slug ?? '',
    displayName: document.displayName ?? '',
    ...toPlace(document),
    phone: document.phone || null,
    hours: toGymHours(document.hours),
    specialHours: toSpecialHours(document.specialHours),
  }
}

function toGymHours(hours: Gym['hours']): GymHours {
  return {
    mondayThursday: toDayHours(hours?.mondayThursday),
    friday: toDayHours(hours?.friday),
    saturday: toDayHours(hours?.saturday),
    sunday: toDayHours(hours?.sunday),
  }
}

export function toGym(document: Gym, reading: Reading): Omit<GymPage, 'alternates'> {
  return {
    ...toGymCard(document),
    ...toPageBase(document, reading),
    mainAction: toTextLink(document.mainAction, reading),
    attributeHeader: document.attributeHeader || null,
    attributes: (document.attributes ?? []).flatMap(({ text }) => text || []),
    imageSection: (document.imageSection ?? []).flatMap(({ image: stored, caption }) => {
      const image = toContentImage(stored, reading)
      return image ? [{ image, caption: caption || null }] : []
    }),
  }
}

export const gymTexts: PageTexts<ReturnType<typeof toGym>> = (page) => [
  ...page.specialHours.map(({ title }) => title),
  page.address,
  page.phone,
  page.attributeHeader,
  ...page.attributes,
  ...page.imageSection.map(({ caption }) => caption),
]

export const gymList = placeListQuery('gymList', {
  kind: 'gym',
  select: cardSelect,
  toCard: toGymCard,
})

export const gymBySlug = bySlugQuery('gymBySlug', 'gym', toGym)
