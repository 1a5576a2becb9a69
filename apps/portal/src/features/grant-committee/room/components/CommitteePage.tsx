import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MarksStatus } from '#core/offline-marks/MarksStatus.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { RoundToRead } from '../../model/contract.ts'
import { committeeErrorText } from '../../model/refusal-messages.ts'
import { roundsQuery } from '../../read/queries.ts'
import { useMarking } from '../marks/use-marking.ts'
import { type RoomUser, roomUser } from '../use-room.ts'
import styles from './Room.module.css'

/** The committee’s start page: the rounds that are read, and how far the reader has come. */
export function CommitteePage() {
  const user = useSessionUser()
  return (
    <StaffPage
      heading={m.grant_committee_heading()}
      intro={m.grant_committee_intro()}
      needs="committee"
    >
      {() => (
        <div className={styles.area}>
          {user && <Unsent user={roomUser(user)} />}
          <Rounds />
        </div>
      )}
    </StaffPage>
  )
}

/** Sends what was marked on a page that was closed before the network was back. */
function Unsent({ user }: { user: RoomUser }) {
  const { flush, ...marking } = useMarking(user)
  return <MarksStatus marking={marking} errorText={committeeErrorText} onRetry={flush} />
}

function Rounds() {
  const { data, error, refetch } = useQuery(roundsQuery)
  if (!data)
    return error ? (
      <LoadFailure text={committeeErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  if (data.items.length === 0)
    return (
      <EmptyState>
        <p>{m.grant_committee_no_rounds()}</p>
      </EmptyState>
    )
  return (
    <section className={styles.area} aria-labelledby="grant-committee-rounds">
      <h2 id="grant-committee-rounds">{textIn(data.committee)}</h2>
      <ul className={styles.rounds}>
        {data.items.map((round) => (
          <Round key={round.id} round={round} />
        ))}
      </ul>
    </section>
  )
}

function Round({ round }: { round: RoundToRead }) {
  const { applications, scored, changed } = round
  return (
    <li className={styles.round}>
      <h3>
        <Link to="/staff/grants/committee/$id" params={{ id: round.id }}>
          {textIn(round.name)}
        </Link>
      </h3>
      <p>
        {m.grant_committee_meets({ at: formatDayAndTime(new Date(round.meetsAt)) })}
        {round.place && ` ${round.place}`}
      </p>
      <p>
        {m.grant_committee_progress({ scored, applications })}
        {changed > 0 && ` ${m.grant_committee_progress_changed({ count: changed })}`}
      </p>
      {applications > 0 && !round.agreedAt && (
        <progress
          className={styles.progress}
          value={scored}
          max={applications}
          aria-label={m.grant_committee_progress({ scored, applications })}
        />
      )}
      {round.agreedAt && (
        <p>{m.grant_committee_agreed_at({ at: formatDayAndTime(new Date(round.agreedAt)) })}</p>
      )}
    </li>
  )
}
