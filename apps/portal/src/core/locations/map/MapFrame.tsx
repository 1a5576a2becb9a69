import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { m } from '#messages'
import { drawMap, type OpenSpot } from './draw-map.ts'
import styles from './LocationMap.module.css'
import { type MapLocation, spotsOf } from './map-location.ts'
import { SpotLocations } from './SpotLocations.tsx'

/**
 * The library draws the map; the text about a place is ours, in the popup element of the library.
 */
export function MapFrame({ places, now }: { places: readonly MapLocation[]; now: Date }) {
  const frame = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<OpenSpot | null>(null)
  useEffect(
    () => (frame.current ? drawMap(frame.current, spotsOf(places), setOpen) : undefined),
    [places],
  )
  return (
    <>
      <section ref={frame} className={styles.map} aria-label={m.location_map_label()} />
      {open && createPortal(<SpotLocations open={open} now={now} />, open.element)}
    </>
  )
}
