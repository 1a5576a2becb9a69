import type { Location } from '@trivsel/content-contract/place'
import { m } from '#messages'
import { directionsAddress } from './directions.ts'
import styles from './location-on-card.module.css'

type Props = { place: { displayName: string; address: string | null; location: Location | null } }

/** The way to a place, on its card: the service hears of a visitor who follows the link, and of nobody else. */
export function DirectionsLink({ place }: Props) {
  const href = directionsAddress(place)
  if (!href) return null
  return (
    <p className={styles.directions}>
      <a href={href}>
        {m.location_directions()}
        <span className="ds-sr-only">
          {' '}
          {m.location_directions_to({ place: place.displayName })}
        </span>
      </a>
    </p>
  )
}
