import type { Location } from '@trivsel/content-contract/place'

/** Knows the way on foot, by bicycle and by car, and asks no visitor for an account. */
const directionsService = 'https://www.openstreetmap.org/directions'

type Place = { address: string | null; location: Location | null }

/** Where a visitor finds the way; null where nobody has said where the place is. */
export function directionsAddress({ address, location }: Place): string | null {
  const to = location ? `${location.latitude},${location.longitude}` : address
  return to && `${directionsService}?${new URLSearchParams({ to })}`
}
