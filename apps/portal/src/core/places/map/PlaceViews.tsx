import { m } from '#messages'
import { SearchLink } from '#ui/SearchLink.tsx'
import type { PlaceSearch } from '../place-search.ts'
import styles from './PlaceViews.module.css'

type Props = { applied: PlaceSearch; view: 'map' | undefined }

/** Links, as the state is in the address; without scripts there is no map to choose. */
export function PlaceViews({ applied, view }: Props) {
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
    <nav className={styles.views} aria-label={m.place_views()}>
      <ul>
        {link(undefined, m.place_view_list())}
        {link('map', m.place_view_map())}
      </ul>
    </nav>
  )
}
