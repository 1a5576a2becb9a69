import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useMatches } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { m } from '#messages'
import { currentPart } from '#ui/layout/current-part.ts'
import { followChanges } from '../follow-changes.ts'
import { staffWorkQuery } from '../queries.ts'
import type { StaffRole } from '../roles.ts'
import { permitted, type StaffGroup, type StaffPage, staffGroups } from '../staff-offer.ts'
import { useStaffOffers } from '../staff-offers.ts'
import styles from './StaffNavigation.module.css'

const groupNames: Readonly<Record<StaffGroup, () => string>> = {
  cases: m.staff_group_cases,
  inquiries: m.staff_group_inquiries,
  sports: m.staff_group_sports,
  setup: m.staff_group_setup,
}

/** As many pages fit on a screen with all groups open. */
const fewPages = 12

/** Shows only what the roles permit, with how much waits there; the API decides all the same. */
export function StaffNavigation({ roles }: { roles: readonly StaffRole[] }) {
  const { pages } = useStaffOffers()
  const shown = permitted(pages, roles)
  const here = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const current = closestAbove(shown, here)
  const listId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  // On a phone the list lies over the page: it is open on that page alone.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === here
  const close = () => setOpenOn(null)
  const queryClient = useQueryClient()
  useEffect(() => followChanges(queryClient), [queryClient])

  return (
    <nav
      aria-label={m.staff_navigation()}
      className={styles.navigation}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        close()
        toggle.current?.focus()
      }}
    >
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenOn(isOpen ? null : here)}
      >
        <span>
          {m.staff_menu()}
          <span className="ds-sr-only">:</span>
        </span>
        <span className={styles.here}>{current?.name() ?? m.staff_home_heading()}</span>
      </button>
      <div id={listId} className={styles.list} data-open={isOpen || undefined}>
        <Link to="/staff" className={styles.entry} activeOptions={{ exact: true }} onClick={close}>
          {m.staff_home_heading()}
        </Link>
        {staffGroups.map((group) => (
          <Group
            key={group}
            name={groupNames[group]()}
            pages={shown.filter((page) => page.group === group)}
            current={current}
            onFollow={close}
            isOpen={shown.length <= fewPages || current?.group === group}
          />
        ))}
      </div>
    </nav>
  )
}

function Group(props: {
  name: string
  pages: readonly StaffPage[]
  current: StaffPage | undefined
  onFollow: () => void
  isOpen: boolean
}) {
  const { name, pages, current, onFollow, isOpen } = props
  const waitingAt = useWaiting()
  if (pages.length === 0) return null
  const waiting = pages.reduce((sum, { to }) => sum + waitingAt(to), 0)
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.groupName}>
        {name}
        <Count waiting={waiting} />
      </summary>
      <ul>
        {pages.map((page) => (
          <li key={page.to}>
            <Link
              to={page.to}
              className={styles.entry}
              activeOptions={{ exact: true, includeSearch: false }}
              aria-current={page === current ? 'true' : undefined}
              onClick={onFollow}
            >
              {page.name()}
              <Count waiting={waitingAt(page.to)} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Count({ waiting }: { waiting: number }) {
  if (waiting === 0) return null
  return (
    <span className={styles.count}>
      {waiting} <span className="ds-sr-only">{m.staff_waiting_here()}</span>
    </span>
  )
}

/** How much waits on a page. */
function useWaiting(): (page: string) => number {
  const { data } = useQuery(staffWorkQuery)
  return (page) => data?.items.find((item) => item.page === page)?.waiting ?? 0
}

/** The entry of a page, or the one under which it is found. */
function closestAbove(entries: readonly StaffPage[], page: string): StaffPage | undefined {
  const [closest] = entries
    .filter(({ to }) => to === page || currentPart(to, page))
    .sort((one, other) => other.to.length - one.to.length)
  return closest
}
