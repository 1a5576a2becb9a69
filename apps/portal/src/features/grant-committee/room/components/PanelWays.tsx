import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { byQuery, toApplication, toList } from '../room-search.ts'
import styles from './Room.module.css'

type Props = {
  previous: string | null
  next: string | null
  /** Where the application is in the list; null where it is not in it. */
  place: string | null
  children: ReactNode
}

/** Back to the list, and to the applications beside this one. */
export function PanelWays({ previous, next, place, children }: Props) {
  return (
    <nav className={styles.ways} aria-label={m.grant_committee_ways()}>
      <Link
        to="."
        search={toList()}
        activeOptions={byQuery}
        resetScroll={false}
        className={styles.back}
      >
        {m.grant_committee_back()}
      </Link>
      {previous && (
        <Link to="." search={toApplication(previous)} resetScroll={false} rel="prev">
          {m.grant_committee_previous()}
        </Link>
      )}
      {place && <span>{place}</span>}
      {next && (
        <Link to="." search={toApplication(next)} resetScroll={false} rel="next">
          {m.grant_committee_next()}
        </Link>
      )}
      {children}
    </nav>
  )
}
