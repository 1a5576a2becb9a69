import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import type { StaffRole } from '../roles.ts'
import styles from './StaffArea.module.css'

const pages = [
  { to: '/staff', name: m.staff_heading, role: null },
  { to: '/staff/people', name: m.staff_people_heading, role: 'admin' },
  { to: '/staff/semester-fees', name: m.staff_semester_fees_heading, role: 'admin' },
  { to: '/staff/audit-log', name: m.audit_heading, role: 'admin' },
] as const

/** Shows only what the roles permit; the API decides all the same. */
export function StaffNavigation({ roles }: { roles: readonly StaffRole[] }) {
  const permitted = pages.filter(({ role }) => role === null || roles.includes(role))
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
