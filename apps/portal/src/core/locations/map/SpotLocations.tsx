import { Button } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { OpenNow } from '#core/opening-hours/OpenNow.tsx'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { OpenSpot } from './draw-map.ts'
import styles from './LocationMap.module.css'

/** What is at a mark of the map. The focus moves here, and back to the mark when it is closed. */
export function SpotLocations({ open, now }: { open: OpenSpot; now: Date }) {
  const places = useRef<HTMLDivElement>(null)
  useEffect(() => {
    open.fit()
    places.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [open])
  return (
    <div ref={places} className={styles.places}>
      {open.spot.places.map(({ href, name, schedule, address }) => (
        <div key={href} className={styles.place}>
          <p className={styles.name}>
            <ContentLink href={href}>{name}</ContentLink>
          </p>
          {schedule && <OpenNow schedule={schedule} now={now} />}
          {address && <p>{address}</p>}
        </div>
      ))}
      <Button variant="tertiary" data-size="sm" onClick={open.close}>
        {m.dialog_close()}
      </Button>
    </div>
  )
}
