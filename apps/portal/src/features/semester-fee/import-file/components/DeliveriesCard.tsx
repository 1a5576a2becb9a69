import { useQuery } from '@tanstack/react-query'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { WorkCard } from '#core/staff-area/WorkCard.tsx'
import { type Institution, institutionName } from '#core/studies/institutions.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { SemesterDeliveries } from '../contract.ts'
import { deliveriesQuery } from '../queries.ts'
import { countRecent } from '../recent-deliveries.ts'

/** The registrations that each institution has delivered in the last week. */
export default function DeliveriesCard() {
  const { data, error, refetch } = useQuery(deliveriesQuery)
  const institutions = useQuery(institutionsQuery)
  return (
    <WorkCard
      heading={m.semester_card_heading()}
      to="/staff/semester-fees"
      linkText={m.semester_card_link()}
    >
      {data && !institutions.isPending ? (
        <Recent items={data.items} institutions={institutions.data ?? []} />
      ) : error ? (
        <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
      ) : (
        <Waiting />
      )}
    </WorkCard>
  )
}

function Recent(props: {
  items: SemesterDeliveries['items']
  institutions: readonly Institution[]
}) {
  const { items, institutions } = props
  const recent = countRecent(items, new Date())
  if (recent.length === 0) return <p>{m.semester_card_none()}</p>
  return (
    <ul>
      {recent.map(({ institution, registrations }) => (
        <li key={institution}>
          {institutionName(institutions, institution)}:{' '}
          {m.semester_delivery_count({ count: registrations })}
        </li>
      ))}
    </ul>
  )
}
