import { Link } from '@tanstack/react-router'
import type { OpenStaffAccess } from '#core/staff-area/contract.ts'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'

/** Rounds and budgets begin with a type, which an administrator adds. */
export function NoTypes({ access }: { access: OpenStaffAccess }) {
  return (
    <EmptyState>
      <p>{m.grant_setup_types_first()}</p>
      {access.roles.includes('admin') ? (
        <p>
          <Link to="/staff/grants/setup">{m.grant_setup_to_setup()}</Link>
        </p>
      ) : (
        <p>{m.grant_setup_ask_administrator()}</p>
      )}
    </EmptyState>
  )
}
