import type { KindergartenCard, WeekdayHours } from '@trivsel/content-contract/content'
import type { Kindergarten } from '../payload-types.ts'
import type { TagCollector } from './tag-collector.ts'
import { toContentImage } from './to-content-image.ts'

export const kindergartenCardSelect = {
  slug: true,
  displayName: true,
  ingress: true,
  image: true,
  address: true,
  phone: true,
  studyPlaceNearby: true,
  openingHours: true,
} as const

type CardFields = Pick<Kindergarten, 'id' | keyof typeof kindergartenCardSelect>

export function toKindergartenCard(document: CardFields, tags: TagCollector): KindergartenCard {
  tags.add('kindergarten', document.id)
  return {
    id: document.id,
    slug: document.slug ?? '',
    displayName: document.displayName ?? '',
    ingress: document.ingress || null,
    image: toContentImage(document.image, tags),
    address: document.address || null,
    phone: document.phone || null,
    studyPlaceNearby: document.studyPlaceNearby || null,
    openingHours: toWeekdayHours(document.openingHours),
  }
}

function toWeekdayHours(hours: Kindergarten['openingHours']): WeekdayHours | null {
  return hours?.opens && hours.closes ? { opens: hours.opens, closes: hours.closes } : null
}
