import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { WorkCard } from '#core/staff-area/WorkCard.tsx'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { kindName } from '../case-texts.ts'
import { notesForMeQuery } from '../queries.ts'

/** Links to the cases on which colleagues wrote notes for the reader. */
export default function NotesCard() {
  const { caseViews } = useStaffOffers()
  const { data } = useQuery(notesForMeQuery)
  if (!data || data.items.length === 0) return null
  return (
    <WorkCard
      heading={m.casework_notes_for_you()}
      to="/staff/cases"
      linkText={m.casework_back()}
      isPressing
    >
      <ul>
        {data.items.map(({ id, caseId, kind, name, by, createdAt }) => (
          <li key={id}>
            <Link to="/staff/cases/$id" params={{ id: caseId }}>
              {m.casework_case_of({ name, kind: kindName(caseViews, kind).toLowerCase() })}
            </Link>{' '}
            {m.casework_notes_for_you_line({
              name: by || m.casework_note_gone(),
              time: formatDayAndTime(new Date(createdAt)),
            })}
          </li>
        ))}
      </ul>
    </WorkCard>
  )
}
