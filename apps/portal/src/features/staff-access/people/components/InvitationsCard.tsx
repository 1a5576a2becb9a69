import { useQuery } from '@tanstack/react-query'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { rolesText } from '#core/staff-area/role-names.ts'
import { WorkCard } from '#core/staff-area/WorkCard.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { StaffInvitation } from '../../model/contract.ts'
import { staffPeopleQuery } from '../queries.ts'

/** Open invitations. */
export default function InvitationsCard() {
  const { data, error, refetch } = useQuery(staffPeopleQuery)
  return (
    <WorkCard
      heading={m.staff_invitations_heading()}
      to="/staff/people"
      linkText={m.staff_card_people()}
    >
      {data ? (
        <Invitations invitations={data.invitations} />
      ) : error ? (
        <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
      ) : (
        <Waiting />
      )}
    </WorkCard>
  )
}

const shownInvitations = 5

function Invitations({ invitations }: { invitations: readonly StaffInvitation[] }) {
  if (invitations.length === 0) return <p>{m.staff_card_no_invitations()}</p>
  return (
    <>
      <p>{m.staff_card_invitations({ count: invitations.length })}</p>
      <ul>
        {invitations.slice(0, shownInvitations).map(({ id, email, roles }) => (
          <li key={id}>
            {email} ({rolesText(roles)})
          </li>
        ))}
      </ul>
    </>
  )
}
