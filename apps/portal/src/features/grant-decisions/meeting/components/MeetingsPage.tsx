import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { timeText } from '../../components/day-text.ts'
import styles from '../../components/GrantDecisions.module.css'
import { staffDecisionErrorText } from '../../model/refusal-messages.ts'
import type { MeetingRow } from '../contract.ts'
import { meetingsQuery } from '../queries.ts'
import { stateTexts } from './meeting-texts.ts'

/** Meetings of rounds: those that somebody has to finish first. */
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
  // The next one to be held or to be finished is first, and of the others the latest.
  const unfinished = data.items.filter(isUnfinished).reverse()
  return (
    <div className={styles.area}>
      <MeetingRows heading={m.grant_decisions_meetings_coming()} meetings={unfinished} />
      <MeetingRows
        heading={m.grant_decisions_meetings_past()}
        meetings={data.items.filter((one) => !isUnfinished(one))}
      />
    </div>
  )
}

const isUnfinished = ({ state }: MeetingRow): boolean => state === 'waiting' || state === 'agreed'

function MeetingRows({ heading, meetings }: { heading: string; meetings: readonly MeetingRow[] }) {
  if (meetings.length === 0) return null
  return (
    <section className={styles.part} aria-label={heading}>
      <h2>{heading}</h2>
      <Rows label={heading}>
        {meetings.map(({ id, name, meetsAt, state, applications }) => (
          <Row
            key={id}
            name={
              <Link to="/staff/grants/meetings/$id" params={{ id }}>
                {textIn(name)}
              </Link>
            }
            details={
              <>
                <p>{m.grant_decisions_meeting_row({ at: timeText(meetsAt), applications })}</p>
                <p>{stateTexts[state]()}</p>
              </>
            }
          />
        ))}
      </Rows>
    </section>
  )
}
