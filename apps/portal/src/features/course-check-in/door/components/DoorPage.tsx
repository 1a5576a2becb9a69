import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CourseTabs } from '#core/courses/components/CourseTabs.tsx'
import { courseRoles } from '#core/courses/roles.ts'
import { MarksStatus } from '#core/offline-marks/MarksStatus.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useSavedOpening } from '#core/staff-area/saved/use-saved-opening.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { formatSpan } from '#platform/time/format-span.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { useNow } from '#platform/time/use-now.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { useTitle } from '#ui/layout/use-title.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { checkInErrorText } from '../../model/refusal-messages.ts'
import { turnoutText } from '../../model/turnout-text.ts'
import type { DoorList } from '../contract.ts'
import { countInside } from '../door-list.ts'
import { doorOpening, type KeptDoor } from '../kept/kept-door.ts'
import { useKeptDoor } from '../kept/use-kept-door.ts'
import { doorQuery } from '../queries.ts'
import { useDoor } from '../use-door.ts'
import { CameraPart } from './CameraPart.tsx'
import { CodePart } from './CodePart.tsx'
import styles from './Door.module.css'
import { KeepPart } from './KeepPart.tsx'
import { OutcomePanel } from './OutcomePanel.tsx'
import { TicketList } from './TicketList.tsx'

/** The door of one date of a course, on a phone: by camera, by code or by name, also without network. */
export function DoorPage({ id }: { id: string }) {
  const user = useSessionUser()
  const list = useQuery({ ...doorQuery(id), enabled: false })
  const found = useSavedOpening(doorOpening, id, list)
  return (
    <StaffPage heading={m.course_checkin_heading()} needs={courseRoles}>
      {() =>
        user && found !== undefined ? (
          <Door key={user.id} id={id} userId={user.id} found={ofUser(found, user.id)} />
        ) : (
          <Waiting rows={3} />
        )
      }
    </StaffPage>
  )
}

const ofUser = (found: KeptDoor | null, userId: string) =>
  found?.session.user?.id === userId ? found : null

type Props = { id: string; userId: string; found: KeptDoor | null }

function Door({ id, ...props }: Props) {
  const { data, error, dataUpdatedAt, refetch } = useQuery(doorQuery(id))
  if (!data)
    return error ? (
      <LoadFailure text={checkInErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  return <AtTheDoor {...props} list={data} listedAt={dataUpdatedAt} error={error} />
}

/** The date is gone, or the role: nothing of it stays on the phone. */
const endings: ReadonlySet<string> = new Set(['COURSE_DATE_NOT_FOUND', 'FORBIDDEN'])

function AtTheDoor(
  props: Omit<Props, 'id'> & { list: DoorList; listedAt: number; error: Error | null },
) {
  const { list, listedAt, userId, error } = props
  const [found] = useState(props.found)
  const now = useNow(Date.now())
  const door = useDoor(list, userId, now)
  const isStale = error !== null
  const kept = useKeptDoor(userId, { list, listedAt, isStale }, found)
  const { forget } = kept
  const isOver = error instanceof ApiError && endings.has(error.code)
  useEffect(() => {
    if (isOver) void forget()
  }, [isOver, forget])
  const title = textOrOther(list.title)
  useTitle(title)
  if (isOver)
    return (
      <NoticeBox tone="danger">
        <p>{checkInErrorText(error)}</p>
      </NoticeBox>
    )
  return (
    <div className={styles.area}>
      <CourseTabs id={list.courseId} />
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>
          {formatSpan(
            { startsAt: new Date(list.startsAt), endsAt: new Date(list.endsAt) },
            formatDayAndTime,
          )}
          {list.place && `, ${list.place}`}
          {list.dates > 1 &&
            `. ${m.course_checkin_date_of({ number: list.number, dates: list.dates })}`}
        </p>
        <p role="status" className={styles.count}>
          {turnoutText({ ...list, ...countInside(door.all) }, now)}
        </p>
      </div>
      <DateNotice list={list} now={now} />
      <MarksStatus
        marking={door.marking}
        errorText={checkInErrorText}
        onRetry={door.marking.flush}
      />
      <p role="status">{isStale && m.course_checkin_stale()}</p>
      <OutcomePanel door={door} list={list} />
      <CameraPart onRead={door.checkCode} />
      <CodePart onCode={door.checkCode} />
      <TicketList door={door} list={list} />
      <KeepPart kept={kept} isStale={isStale} />
    </div>
  )
}

function DateNotice({ list, now }: { list: DoorList; now: Date }) {
  const isToday = [list.startsAt, list.endsAt].some(
    (moment) => osloDate(new Date(moment)) === osloDate(now),
  )
  if (list.isCalledOff)
    return (
      <NoticeBox tone="danger">
        <p>{m.course_checkin_called_off()}</p>
      </NoticeBox>
    )
  if (isToday) return null
  return (
    <NoticeBox tone="warning">
      <p>{m.course_checkin_other_day({ day: formatDayAndTime(new Date(list.startsAt)) })}</p>
    </NoticeBox>
  )
}
