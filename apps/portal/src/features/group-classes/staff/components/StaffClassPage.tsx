import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatDay, formatTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { stateTexts, stateTones } from '../class-texts.ts'
import type { OpenStaffClass } from '../contract.ts'
import { staffClassQuery } from '../queries.ts'
import { classStaffErrorText } from '../refusal-messages.ts'
import { ClassActions } from './ClassActions.tsx'
import { Participants } from './Participants.tsx'
import { QueueList } from './QueueList.tsx'
import styles from './StaffClass.module.css'

/** One class: who comes, who came, and what can be changed about it. */
export function StaffClassPage({ id }: { id: string }) {
  return (
    <StaffPage heading={m.staff_class_heading()} needs={'sports'}>
      {() => <Class id={id} />}
    </StaffPage>
  )
}

function Class({ id }: { id: string }) {
  const user = useSessionUser()
  const { data, error, refetch } = useQuery(staffClassQuery(id))
  if (error && !data)
    return <LoadFailure text={classStaffErrorText(error)} retry={() => refetch()} />
  if (!data || !user) return <Waiting rows={3} />
  return (
    <div className={styles.class}>
      <Head found={data} />
      <div className={styles.columns}>
        <div className={styles.part}>
          <Participants found={data} staffId={user.id} />
          {data.isQueueOpen && <QueueList queue={data.queue} />}
        </div>
        <div className={styles.part}>
          <About found={data} />
          <ClassActions found={data} />
        </div>
      </div>
    </div>
  )
}

function Head({ found }: { found: OpenStaffClass }) {
  const start = new Date(found.startTime)
  const end = new Date(found.endTime)
  return (
    <>
      <p>
        <Link to="/staff/sports" search={{ day: osloDate(start) }}>
          {m.staff_class_back()}
        </Link>
      </p>
      <div className={styles.head}>
        <h2>{found.name}</h2>
        <Tag data-color={stateTones[found.state]}>{stateTexts[found.state]()}</Tag>
      </div>
      <p>
        <time dateTime={found.startTime}>
          {sentenceCase(formatDay(start))}, {formatTime(start)}–{formatTime(end)}
        </time>
        , {found.center.name}, {found.room}
      </p>
    </>
  )
}

function About({ found }: { found: OpenStaffClass }) {
  const { instructor, booked, capacity, queued } = found
  return (
    <Facts>
      <Fact label={m.staff_class_instructor()}>{instructor.name}</Fact>
      <Fact label={m.staff_class_booked()}>{m.staff_class_of_places({ booked, capacity })}</Fact>
      <Fact label={m.staff_class_queue()}>{String(queued)}</Fact>
    </Facts>
  )
}
