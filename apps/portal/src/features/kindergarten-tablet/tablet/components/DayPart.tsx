import { useState } from 'react'
import { MarksStatus } from '#core/offline-marks/MarksStatus.tsx'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDay, formatTime } from '#platform/time/format.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { tabletErrorText } from '../../model/refusal-messages.ts'
import { markKindNames } from '../../model/state-names.ts'
import type { WaitingMark } from '../mark-kind.ts'
import { countStates, isClockWrong, type ShownChild, showChildren } from '../tablet-day.ts'
import { useStoredDay } from '../use-stored-day.ts'
import type { UsedTablet } from '../use-tablet.ts'
import { useTabletMarks } from '../use-tablet-marks.ts'
import { useTypedTexts } from '../use-typed-texts.ts'
import { ChildRow } from './ChildRow.tsx'
import { HealthDialog } from './HealthDialog.tsx'
import { MessagesDialog } from './MessagesDialog.tsx'
import { OpenPart } from './OpenPart.tsx'
import { StoredPart } from './StoredPart.tsx'
import styles from './Tablet.module.css'

type Props = Omit<Extract<UsedTablet, { is: 'open' }>, 'is'> & {
  now: Date
  /** What a PIN opens has changed. */
  onChange: () => unknown
}

/** Today's list of the department, with what is marked here. */
export function DayPart({ day, receivedAt, isOffline, now, onChange }: Props) {
  const { mark, flush, ...marking } = useTabletMarks(day.deviceId)
  const stored = useStoredDay(day, receivedAt !== null && !isOffline)
  const [said, setSaid] = useState('')
  const [viewed, setViewed] = useState<ShownChild | null>(null)
  const [isReading, setReading] = useState(false)
  const typed = useTypedTexts()
  // Pressed within the minute that the page knows.
  const children = showChildren(day.children, marking.waiting, new Date())
  const counts = countStates(children)
  const opened = !isOffline && day.opened && new Date(day.opened.until) > now ? day.opened : null

  function record(child: ShownChild, kind: WaitingMark['kind']): void {
    const at = new Date()
    const undoesId = kind === 'undo' ? (child.undoable?.id ?? null) : null
    mark({ id: crypto.randomUUID(), childId: child.id, kind, at: at.toISOString(), undoesId })
    setSaid(
      m.tablet_said({
        name: child.firstName,
        what: markKindNames[kind](),
        time: formatTime(at),
      }),
    )
  }

  return (
    <div className={styles.area}>
      <div className={styles.head}>
        <h2>
          {m.tablet_department({ department: day.department, kindergarten: day.kindergarten })}
        </h2>
        <p>{sentenceCase(formatDay(noonOf(day.onDate)))}</p>
        <p className={styles.count}>
          {m.tablet_counts({
            here: counts.here,
            expected: counts.expected + counts.late,
            absent: counts.absent,
            gone: counts.gone,
          })}
        </p>
      </div>
      <p role="status" className="ds-sr-only">
        {said}
      </p>
      {receivedAt && isClockWrong(receivedAt, new Date(day.now)) && (
        <NoticeBox tone="warning">
          <p>{m.tablet_clock_wrong({ time: formatTime(new Date(day.now)) })}</p>
        </NoticeBox>
      )}
      <div role="status">
        {isOffline && (
          <NoticeBox tone="warning">
            <p>{m.tablet_offline({ time: formatTime(new Date(day.now)) })}</p>
          </NoticeBox>
        )}
      </div>
      <MarksStatus marking={marking} errorText={tabletErrorText} onRetry={flush} />
      <OpenPart
        day={day}
        opened={opened}
        isOffline={isOffline}
        onChange={onChange}
        onMessages={() => setReading(true)}
      />
      {children.length === 0 ? (
        <EmptyState>
          <p>{m.tablet_no_children()}</p>
        </EmptyState>
      ) : (
        <ul className={styles.children} aria-label={m.tablet_children()}>
          {children.map((child) => (
            <ChildRow
              key={child.id}
              child={child}
              onMark={(kind) => record(child, kind)}
              onHealth={opened ? () => setViewed(child) : null}
            />
          ))}
        </ul>
      )}
      <StoredPart stored={stored} isOffline={isOffline} />
      {viewed && opened && <HealthDialog child={viewed} onClose={() => setViewed(null)} />}
      {isReading && opened && (
        <MessagesDialog about={children} typed={typed} onClose={() => setReading(false)} />
      )}
    </div>
  )
}
