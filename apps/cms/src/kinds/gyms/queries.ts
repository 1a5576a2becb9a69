import type {
  GymCard,
  GymHours,
  Gym as GymPage,
} from '@trivsel/content-contract/kinds/gyms/contract'
import type { Gym } from '../../payload-types.ts'
import { bySlugQuery } from '../../queries/by-slug-query.ts'
import { toPageBase } from '../../queries/content-page.ts'
import { listQuery } from '../../queries/list-query.ts'
import type { PageTexts } from '../../queries/page-texts.ts'
import type { Reading } from '../../queries/reading.ts'
import { toContentImage } from '../../queries/to-content-image.ts'
import { toDayHours, toSpecialHours } from '../../queries/to-hours.ts'

const cardSelect = { slug: true, displayName: true, hours: true, specialHours: true } as const

type CardFields = Pick<Gym, 'id' | keyof typeof cardSelect>

function toGymCard(document: CardFields): GymCard {
  return {
    id: document.id,
    slug: document.slug ?? '',
    displayName: document.displayName ?? '',
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
    address: document.address || null,
    phone: document.phone || null,
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

export const gymList = listQuery('gymList', { kind: 'gym', select: cardSelect, toCard: toGymCard })

export const gymBySlug = bySlugQuery('gymBySlug', 'gym', toGym)
