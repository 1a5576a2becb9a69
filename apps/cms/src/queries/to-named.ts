import type { FilterOption } from '@trivsel/content-contract/content'
import type { Category, ServiceArea } from '../payload-types.ts'
import { isVisible, type Reading } from './reading.ts'

/** Name of a service area; null when it is not public or has none in this language. */
export function toServiceAreaName(
  area: ServiceArea | number | null | undefined,
  reading: Reading,
): string | null {
  if (typeof area !== 'object' || area === null) return null
  reading.tags.add('service-areas', area.id)
  return (isVisible(reading, area) && area.name) || null
}

/** The town or city that a service area is in; null where it is that of the organisation. */
export function toServiceAreaCity(
  area: ServiceArea | number | null | undefined,
  reading: Reading,
): string | null {
  if (typeof area !== 'object' || area === null) return null
  return (isVisible(reading, area) && area.city) || null
}

/** A category as a choice of a filter; null when it is not public or has no name in this language. */
export function toCategory(
  category: Category | number | null | undefined,
  reading: Reading,
): FilterOption | null {
  if (typeof category !== 'object' || category === null) return null
  reading.tags.add('categories', category.id)
  const { key, name } = category
  return isVisible(reading, category) && key && name ? { key, name } : null
}
