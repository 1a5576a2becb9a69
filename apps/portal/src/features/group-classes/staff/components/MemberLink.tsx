import { Link } from '@tanstack/react-router'
import type { Participant } from '../contract.ts'

/** The name, which leads to what staff know of somebody. */
export function MemberLink({ participant: { memberId, name } }: { participant: Participant }) {
  return (
    <Link to="/staff/sports/members/$id" params={{ id: memberId }}>
      {name}
    </Link>
  )
}
