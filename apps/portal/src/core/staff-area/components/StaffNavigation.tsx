import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '#messages'
import { currentPart } from '#ui/layout/current-part.ts'
import { FoldedMenu } from '#ui/layout/FoldedMenu.tsx'
import { followChanges } from '../follow-changes.ts'
import { staffWorkQuery } from '../queries.ts'
import type { StaffRole } from '../roles.ts'
import { permitted, type StaffGroup, type StaffPage, staffGroups } from '../staff-offer.ts'
import { useStaffOffers } from '../staff-offers.ts'
import styles from './StaffNavigation.module.css'

const groupNames: Readonly<Record<StaffGroup, () => string>> = {
  cases: m.staff_group_cases,
  kindergartens: m.staff_group_kindergartens,
  health: m.staff_group_health,
  inquiries: m.staff_group_inquiries,
  sports: m.staff_group_sports,
  setup: m.staff_group_setup,
}

/** With so many all groups are open: those of an administrator, who has no cases. */
const fewPages = 34

/** Shows only what the roles permit, with how much waits there; the API decides all the same. */
export function StaffNavigation({ roles }: { roles: readonly StaffRole[] }) {
  const { pages } = useStaffOffers()
  const shown = permitted(pages, roles)
  const here = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const current = closestAbove(shown, here)
  const queryClient = useQueryClient()
  useEffect(() => followChanges(queryClient), [queryClient])

  return (
    <FoldedMenu
      label={m.staff_navigation()}
      button={m.staff_menu()}
      current={current?.name() ?? m.staff_home_heading()}
      page={here}
      className={styles.navigation}
    >
      <div className={styles.list}>
        <Link to="/staff" className={styles.entry} activeOptions={{ exact: true }}>
          {m.staff_home_heading()}
        </Link>
        {staffGroups.map((group) => (
          <Group
            key={group}
            name={groupNames[group]()}
            pages={shown.filter((page) => page.group === group)}
            current={current}
            isOpen={shown.length <= fewPages || current?.group === group}
          />
        ))}
      </div>
    </FoldedMenu>
  )
}

function Group(props: {
  name: string
  pages: readonly StaffPage[]
  current: StaffPage | undefined
  isOpen: boolean
}) {
  const { name, pages, current, isOpen } = props
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
