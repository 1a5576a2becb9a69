import { Link, useMatches } from '@tanstack/react-router'
import { m } from '#messages'
import { currentPart } from '#ui/layout/current-part.ts'
import type { StaffRole } from '../roles.ts'
import { permitted } from '../staff-offer.ts'
import { useStaffOffers } from '../staff-offers.ts'
import styles from './StaffFrame.module.css'

/** Shows only what the roles permit; the API decides all the same. */
export function StaffNavigation({ roles }: { roles: readonly StaffRole[] }) {
  const { pages } = useStaffOffers()
  const shown = permitted(pages, roles)
  const here = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const above = closestAbove(
    shown.map(({ to }) => to),
    here,
  )
  return (
    <nav aria-label={m.staff_navigation()} className={styles.navigation}>
      <ul>
        {shown.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              aria-current={to === above ? 'true' : undefined}
            >
              {name()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The entry under which a page lies that has none of its own. */
function closestAbove(entries: readonly string[], page: string): string | undefined {
  const [closest] = entries
    .filter((entry) => currentPart(entry, page))
    .sort((one, other) => other.length - one.length)
  return closest
}
