import type { Location } from '@trivsel/content-contract/place'

type StoredLocation = { latitude?: number | null; longitude?: number | null } | null | undefined
type StoredPlace = { address?: string | null; location?: StoredLocation }

/** What is read of a place on a card. */
export const placeSelect = { address: true, location: true } as const

/** Null while one of the two numbers is missing. */
export function toLocation(stored: StoredLocation): Location | null {
  const { latitude, longitude } = stored ?? {}
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : null
}

/** How to find it. */
export const toPlace = ({ address, location }: StoredPlace) => ({
  address: address || null,
  location: toLocation(location),
})
