import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { mapAttribution } from '#platform/map/map-attribution.ts'
import { Guarded } from '#ui/Guarded.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { PlaceSearch } from '../place-search.ts'
import type { PlaceMap } from './PlaceMap.tsx'
import { PlaceViews } from './PlaceViews.tsx'
import { usePlaceView } from './use-place-view.ts'

/** Comes with the map's library when somebody opens the map. */
const LoadedMap = lazy(async () => ({ default: (await import('./PlaceMap.tsx')).PlaceMap }))

type Options = {
  /** What the list is filtered by. */
  applied: PlaceSearch
} & Pick<ComponentProps<typeof PlaceMap>, 'load' | 'since'>

/** The choice between list and map, and the map when it is chosen; neither where none is configured. */
export function usePlaceMap({ applied, load, since }: Options): {
  views?: ReactNode
  shown?: ReactNode
} {
  const view = usePlaceView()
  const attribution = mapAttribution()
  if (attribution === null) return {}
  return {
    views: <PlaceViews applied={applied} view={view} />,
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
