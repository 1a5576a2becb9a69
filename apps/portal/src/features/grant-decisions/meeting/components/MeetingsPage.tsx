import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { instantText } from '../../components/day-text.ts'
import { staffDecisionErrorText } from '../../model/refusal-messages.ts'
import { meetingsQuery } from '../queries.ts'
import { stateTexts } from './meeting-texts.ts'

/** Meetings of rounds, the latest first. */
export function MeetingsPage() {
  return (
    <StaffPage
      heading={m.grant_decisions_meetings_heading()}
      intro={m.grant_decisions_meetings_intro()}
      needs={['committee', 'caseworker']}
    >
      {() => <Meetings />}
    </StaffPage>
  )
}

function Meetings() {
  const { data, error, refetch } = useQuery(meetingsQuery)
  if (error && !data)
    return <LoadFailure text={staffDecisionErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  if (data.items.length === 0)
    return (
      <EmptyState>
        <p>{m.grant_decisions_meetings_none()}</p>
      </EmptyState>
    )
  return (
    <Rows label={m.grant_decisions_meetings_heading()}>
      {data.items.map(({ id, name, meetsAt, state, applications }) => (
        <Row
          key={id}
          name={
            <Link to="/staff/grants/meetings/$id" params={{ id }}>
              {textIn(name)}
            </Link>
          }
          details={
            <>
              <p>{m.grant_decisions_meeting_row({ at: instantText(meetsAt), applications })}</p>
              <p>{stateTexts[state]()}</p>
            </>
          }
        />
      ))}
    </Rows>
  )
}
