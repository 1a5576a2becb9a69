import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useNamedHeading } from '#core/staff-area/use-named-heading.ts'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatDay, formatTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { className, stateTexts, stateTones } from '../class-texts.ts'
import type { StaffClassDetails } from '../contract.ts'
import { staffClassQuery } from '../queries.ts'
import { classStaffErrorText } from '../refusal-messages.ts'
import { ClassActions } from './ClassActions.tsx'
import { Participants } from './Participants.tsx'
import { QueueList } from './QueueList.tsx'
import styles from './StaffClass.module.css'

/** One class: participants, attendance, and possible changes. */
export function StaffClassPage({ id }: { id: string }) {
  const { data } = useQuery({ ...staffClassQuery(id), enabled: false })
  const heading = useNamedHeading(data ? className(data) : null, m.staff_class_heading())
  return (
    <StaffPage heading={heading} isNamed needs={'sports'}>
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
      <Head staffClass={data} />
      <div className={styles.columns}>
        <div className={styles.part}>
          <Participants staffClass={data} staffId={user.id} />
          {data.isQueueOpen && <QueueList queue={data.queue} />}
        </div>
        <div className={styles.part}>
          <About staffClass={data} />
          <ClassActions staffClass={data} />
        </div>
      </div>
    </div>
  )
}

function Head({ staffClass }: { staffClass: StaffClassDetails }) {
  const start = new Date(staffClass.startTime)
  const end = new Date(staffClass.endTime)
  return (
    <>
      <p>
        <Link to="/staff/sports" search={{ day: osloDate(start) }}>
          {m.staff_class_back()}
        </Link>
      </p>
      <p>
        <Tag data-color={stateTones[staffClass.state]}>{stateTexts[staffClass.state]()}</Tag>
      </p>
      <p>
        <time dateTime={staffClass.startTime}>
          {sentenceCase(formatDay(start))}, {formatTime(start)}–{formatTime(end)}
        </time>
        , {staffClass.center.name}, {staffClass.room}
      </p>
    </>
  )
}

function About({ staffClass }: { staffClass: StaffClassDetails }) {
  const { instructor, booked, capacity, queued } = staffClass
  return (
    <Facts>
      <Fact label={m.staff_class_instructor()}>{instructor.name}</Fact>
      <Fact label={m.staff_class_booked()}>{m.staff_class_of_places({ booked, capacity })}</Fact>
      <Fact label={m.staff_class_queue()}>{String(queued)}</Fact>
    </Facts>
  )
}
