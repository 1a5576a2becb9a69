import type { EateryType } from '@trivsel/content-contract/kinds/eateries/contract'
import { type LocationSearch, validateLocationSearch } from '#core/locations/location-search.ts'
import { singleValue } from '#platform/routing/single-value.ts'

/** Values of `servingType` in the address and what the content system calls them. */
const servingTypes = {
  eatery: 'eatery',
  'coffee-bar': 'coffee_bar',
} as const satisfies Record<string, EateryType>
export type ServingType = keyof typeof servingTypes

/** A filter that is missing is not applied. */
export type EaterySearch = LocationSearch & { servingType?: ServingType }

export function eateryTypeOf(servingType: ServingType | undefined): EateryType | null {
  return servingType ? servingTypes[servingType] : null
}

/** Junk in the address means all (decisions, Locales and routes). */
export function validateEaterySearch(search: Record<string, unknown>): EaterySearch {
  const servingType = singleValue(search.servingType)
  return {
    ...(isServingType(servingType) && { servingType }),
    ...validateLocationSearch(search),
  }
}

function isServingType(value: unknown): value is ServingType {
  return typeof value === 'string' && Object.hasOwn(servingTypes, value)
}
