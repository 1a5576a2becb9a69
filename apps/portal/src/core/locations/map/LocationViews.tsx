import { m } from '#messages'
import { SearchLink } from '#ui/SearchLink.tsx'
import type { LocationSearch } from '../location-search.ts'
import styles from './LocationViews.module.css'

type Props = { applied: LocationSearch; view: 'map' | undefined }

/** Links, as the state is in the address; without scripts there is no map to choose. */
export function LocationViews({ applied, view }: Props) {
  const link = (to: 'map' | undefined, text: string) => (
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
