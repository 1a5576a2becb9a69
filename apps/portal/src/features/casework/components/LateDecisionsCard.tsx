import { useQuery } from '@tanstack/react-query'
import { WorkCard } from '#core/staff-area/WorkCard.tsx'
import { m } from '#messages'
import { countsQuery } from '../queries.ts'

/** Decisions that should have taken effect and did not: they are taken back, or somebody mends what stops them. */
export default function LateDecisionsCard() {
  const { data } = useQuery(countsQuery)
  if (!data || data['late-decision'] === 0) return null
  return (
    <WorkCard
      heading={m.casework_state_late_decision()}
      to="/staff/cases"
      search={{ status: 'late-decision' }}
      linkText={m.casework_late_link()}
      isPressing
    >
      <p>{m.casework_late_count({ count: data['late-decision'] })}</p>
    </WorkCard>
  )
}
