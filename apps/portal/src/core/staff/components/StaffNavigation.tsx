import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import type { StaffRole } from '../roles.ts'
import styles from './StaffArea.module.css'

const admin: readonly StaffRole[] = ['admin']
const caseworkers: readonly StaffRole[] = ['caseworker', 'admin']

const pages = [
  { to: '/staff', name: m.staff_heading, needs: null },
  { to: '/staff/people', name: m.staff_people_heading, needs: admin },
  { to: '/staff/identity-check', name: m.identity_check_heading, needs: caseworkers },
  { to: '/staff/semester-fees', name: m.staff_semester_fees_heading, needs: admin },
  { to: '/staff/audit-log', name: m.audit_heading, needs: admin },
] as const

/** Shows only what the roles permit; the API decides all the same. */
export function StaffNavigation({ roles }: { roles: readonly StaffRole[] }) {
  const permitted = pages.filter(
    ({ needs }) => needs === null || needs.some((role) => roles.includes(role)),
  )
  return (
    <nav aria-label={m.staff_navigation()} className={styles.navigation}>
      <ul>
        {permitted.map(({ to, name }) => (
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
