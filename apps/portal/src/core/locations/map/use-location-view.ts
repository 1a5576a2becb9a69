import { useHydrated, useSearch } from '@tanstack/react-router'
import { mapAttribution } from '#platform/map/map-attribution.ts'

/** How the places are shown: the server's page, which is the same for everybody, has the list. */
export function useLocationView(): 'map' | undefined {
  const { view } = useSearch({ strict: false })
  return useHydrated() && view === 'map' && mapAttribution() !== null ? 'map' : undefined
}
