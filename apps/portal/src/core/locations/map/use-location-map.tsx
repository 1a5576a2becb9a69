import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { mapAttribution } from '#platform/map/map-attribution.ts'
import { Guarded } from '#ui/Guarded.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { LocationSearch } from '../location-search.ts'
import type { LocationMap } from './LocationMap.tsx'
import { LocationViews } from './LocationViews.tsx'
import { useLocationView } from './use-location-view.ts'

/** Comes with the map's library when somebody opens the map. */
const LoadedMap = lazy(async () => ({ default: (await import('./LocationMap.tsx')).LocationMap }))

type Options = {
  /** What the list is filtered by. */
  applied: LocationSearch
} & Pick<ComponentProps<typeof LocationMap>, 'load' | 'since'>

/** The choice between list and map, and the map when it is chosen; neither where none is configured. */
export function useLocationMap({ applied, load, since }: Options): {
  views?: ReactNode
  shown?: ReactNode
} {
  const view = useLocationView()
  const attribution = mapAttribution()
  if (attribution === null) return {}
  return {
    views: <LocationViews applied={applied} view={view} />,
    shown: view && (
      <Guarded check={() => undefined}>
        <Suspense fallback={<Waiting rows={3} />}>
          <LoadedMap
            key={JSON.stringify(applied)}
            load={load}
            since={since}
            attribution={attribution}
          />
        </Suspense>
      </Guarded>
    ),
  }
}
