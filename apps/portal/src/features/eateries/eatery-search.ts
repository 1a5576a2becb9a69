import type { EateryType } from '@trivsel/content-contract/kinds/eateries/contract'
import { singleValue } from '#platform/routing/single-value.ts'
import { type PageSearch, validatePageSearch } from '#ui/card-list/page-search.ts'

/** Values of `servingType` in the address and what the content system calls them. */
const servingTypes = {
  eatery: 'eatery',
  'coffee-bar': 'coffee_bar',
} as const satisfies Record<string, EateryType>
export type ServingType = keyof typeof servingTypes

/** A filter that is missing is not applied. The router reads a key of digits as a number. */
export type EaterySearch = PageSearch & { studyPlace?: string | number; servingType?: ServingType }

export function eateryTypeOf(servingType: ServingType | undefined): EateryType | null {
  return servingType ? servingTypes[servingType] : null
}

/** Junk in the address means all (decisions, Locales and routes). */
export function validateEaterySearch(search: Record<string, unknown>): EaterySearch {
  const studyPlace = singleValue(search.studyPlace)
  const servingType = singleValue(search.servingType)
  return {
    ...(isKey(studyPlace) && { studyPlace }),
    ...(isServingType(servingType) && { servingType }),
    ...validatePageSearch(search),
  }
}

function isKey(value: unknown): value is string | number {
  return ['string', 'number'].includes(typeof value) && /^[a-z0-9-]{1,100}$/.test(String(value))
}

function isServingType(value: unknown): value is ServingType {
  return typeof value === 'string' && Object.hasOwn(servingTypes, value)
}
