import { m } from '#messages'
import { SearchLink } from '#ui/SearchLink.tsx'
import type { LocationView } from '../location-list.ts'
import type { LocationSearch } from '../location-search.ts'
import styles from './LocationViews.module.css'

type Props = { applied: LocationSearch; view: LocationView }

/** Links, as the state is in the address; without scripts the map is a list of all places. */
export function LocationViews({ applied, view }: Props) {
  const link = (to: LocationView, text: string) => (
    <li>
      <SearchLink
        search={{ ...applied, view: to }}
        current={view === to ? 'page' : undefined}
        resetScroll={false}
        className={styles.link}
      >
        {text}
      </SearchLink>
    </li>
  )
  return (
    <nav className={styles.views} aria-label={m.location_views()}>
      <ul>
        {link(undefined, m.location_view_list())}
        {link('map', m.location_view_map())}
      </ul>
    </nav>
  )
}
