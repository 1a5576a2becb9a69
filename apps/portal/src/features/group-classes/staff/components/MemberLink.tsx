import { Link } from '@tanstack/react-router'
import type { Participant } from '../contract.ts'

/** A participant's name, linked to the member's page. */
export function MemberLink({ participant: { memberId, name } }: { participant: Participant }) {
  return (
    <Link to="/staff/sports/members/$id" params={{ id: memberId }}>
      {name}
    </Link>
  )
}
