import type { Location } from '@trivsel/content-contract/place'
import { OpenNow } from '#core/opening-hours/OpenNow.tsx'
import { m } from '#messages'
import { useBehaviour } from '#platform/behaviours/use-behaviour.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import styles from './LocationMap.module.css'
import { attach } from './location-map.behaviour.ts'
import type { MapLocation } from './map-location.ts'

type Props = {
  places: readonly MapLocation[]
  now: Date
  /** Whose the map is. */
  attribution: string
}

/** All places of a list on a map, and below it those that nobody has put there. */
export function LocationMap({ places, now, attribution }: Props) {
  const onMap = places.filter(hasLocation)
  const missing = places.filter((place) => !hasLocation(place))
  return (
    <>
      {onMap.length > 0 && <PlacesOnMap places={onMap} now={now} attribution={attribution} />}
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

type PlaceOnMap = MapLocation & { location: Location }

function hasLocation(place: MapLocation): place is PlaceOnMap {
  return place.location !== null
}

/** Popups on the map are copies of the list, which is also what there is to read where no map is drawn. */
function PlacesOnMap({
  places,
  now,
  attribution,
}: Omit<Props, 'places'> & { places: PlaceOnMap[] }) {
  const map = useBehaviour<HTMLDivElement>(attach)
  return (
    <div ref={map} data-behaviour="location-map">
      <div className={styles.frame} data-map="frame" data-own="">
        <section
          className={styles.map}
          aria-label={m.location_map_label()}
          data-zoom-in={m.location_map_zoom_in()}
          data-zoom-out={m.location_map_zoom_out()}
        />
        <p className={styles.attribution}>{attribution}</p>
      </div>
      <div
        className={`ds-alert ${styles.failure}`}
        data-color="danger"
        role="alert"
        hidden
        data-map="failure"
        data-own=""
      >
        <p>{m.location_map_failed()}</p>
      </div>
      <ul className={styles.list}>
        {places.map((place) => (
          <li
            key={place.href}
            data-name={place.name}
            data-latitude={place.location.latitude}
            data-longitude={place.location.longitude}
          >
            <Place place={place} now={now} />
          </li>
        ))}
      </ul>
      <div className={styles.popup} hidden data-map="popup">
        <button type="button" className="ds-button" data-variant="tertiary" data-size="sm">
          {m.dialog_close()}
        </button>
      </div>
    </div>
  )
}

function Place({
  place: { href, name, schedule, address },
  now,
}: {
  place: MapLocation
  now: Date
}) {
  return (
    <div className={styles.place}>
      <p className={styles.name}>
        <ContentLink href={href}>{name}</ContentLink>
      </p>
      {schedule && <OpenNow schedule={schedule} now={now} />}
      {address && <p>{address}</p>}
    </div>
  )
}
