import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '#messages'
import { useNow } from '#platform/time/use-now.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from './LocationMap.module.css'
import { MapFrame } from './MapFrame.tsx'
import type { MapLocation } from './map-location.ts'

type Props = {
  load: () => Promise<MapLocation[]>
  /** When the list was asked for, in milliseconds. */
  since: number
  /** Whose the map is. */
  attribution: string
}

/** All places of a list on a map, and below it those that nobody has put there. */
export function LocationMap({ load, since, attribution }: Props) {
  const now = useNow(since)
  const [found, setFound] = useState<MapLocation[] | 'failed' | null>(null)
  const ask = () =>
    load().then(setFound, () => {
      setFound('failed')
    })
  const askFirst = useEffectEvent(ask)
  useEffect(() => void askFirst(), [])
  if (found === null) return <Waiting rows={3} />
  if (found === 'failed') return <LoadFailure text={m.location_map_failed()} retry={ask} />
  const missing = found.filter(({ location }) => location === null)
  return (
    <>
      {missing.length < found.length && (
        <>
          <MapFrame places={found} now={now} />
          <p className={styles.attribution}>{attribution}</p>
        </>
      )}
      {missing.length > 0 && (
        <>
          <h2 className={styles.heading}>{m.location_map_missing()}</h2>
          <ul>
            {missing.map(({ href, name }) => (
              <li key={href}>
                <ContentLink href={href}>{name}</ContentLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
