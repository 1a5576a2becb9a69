import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import type { StaffRole } from '../roles.ts'
import { permitted } from '../staff-offer.ts'
import { useStaffOffers } from '../staff-offers.ts'
import styles from './StaffFrame.module.css'

/** Shows only what the roles permit; the API decides all the same. */
export function StaffNavigation({ roles }: { roles: readonly StaffRole[] }) {
  const { pages } = useStaffOffers()
  return (
    <nav aria-label={m.staff_navigation()} className={styles.navigation}>
      <ul>
        {permitted(pages, roles).map(({ to, name }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true, includeSearch: false }}>
              {name()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
