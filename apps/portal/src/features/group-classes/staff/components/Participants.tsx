import { Button } from '@digdir/designsystemet-react'
import { MarksStatus } from '#core/offline-marks/MarksStatus.tsx'
import type { Marking } from '#core/offline-marks/send-marks.ts'
import { m } from '#messages'
import { formatTime } from '#platform/time/format.ts'
import { useNow } from '#platform/time/use-now.ts'
import { type AttendanceMark, attendanceMarks } from '../../model/attendance-mark.ts'
import { useMarking } from '../attendance/use-marking.ts'
import type { WaitingMark } from '../attendance/waiting-marks.ts'
import { markTexts } from '../class-texts.ts'
import type { Participant, StaffClassDetails } from '../contract.ts'
import { classStaffErrorText } from '../refusal-messages.ts'
import { MemberLink } from './MemberLink.tsx'
import styles from './StaffClass.module.css'

/** Members with a place, and buttons that mark whether each attended. */
export function Participants({
  staffClass,
  staffId,
}: {
  staffClass: StaffClassDetails
  staffId: string
}) {
  const { mark, flush, ...marking } = useMarking(staffId)
  const now = useNow(Date.now())
  const mayMark = staffClass.state !== 'cancelled' && now >= new Date(staffClass.startTime)
  return (
    <section aria-labelledby="participants-heading" className={styles.part}>
      <h2 id="participants-heading">{m.staff_class_participants()}</h2>
      <MarksStatus marking={marking} errorText={classStaffErrorText} onRetry={flush} />
      {staffClass.state === 'coming' && !mayMark && (
        <p>{m.attendance_from({ time: formatTime(new Date(staffClass.startTime)) })}</p>
      )}
      {staffClass.participants.length === 0 && <p>{m.staff_class_nobody()}</p>}
      <ul className={styles.people}>
        {staffClass.participants.map((participant) => (
          <Person
            key={participant.bookingId}
            participant={participant}
            marking={marking}
            onMark={
              mayMark
                ? (chosen) =>
                    mark({ classId: staffClass.id, bookingId: participant.bookingId, mark: chosen })
                : undefined
            }
          />
        ))}
      </ul>
    </section>
  )
}

type PersonProps = {
  participant: Participant
  marking: Marking<WaitingMark>
  onMark: ((mark: AttendanceMark) => void) | undefined
}

function Person({ participant, marking, onMark }: PersonProps) {
  const { mark, state } = shownMark(participant, marking)
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <MemberLink participant={participant} />
        {onMark && (
          <p className={styles.saved} data-state={state}>
            {stateText(state)}
          </p>
        )}
      </div>
      {onMark && (
        <fieldset className={styles.marks} aria-label={participant.name}>
          {attendanceMarks.map((choice) => (
            <Button
              key={choice}
              variant={mark === choice ? 'primary' : 'secondary'}
              aria-pressed={mark === choice}
              onClick={() => onMark(choice)}
            >
              {markTexts[choice]()}
            </Button>
          ))}
        </fieldset>
      )}
    </li>
  )
}

type SavedState = 'none' | 'saved' | 'waiting' | 'refused'

/** The latest mark is shown at once, unless the portal refuses it. */
function shownMark(
  { bookingId, mark }: Participant,
  { waiting, refused }: Marking<WaitingMark>,
): { mark: AttendanceMark | null; state: SavedState } {
  const isThis = (one: { bookingId: number }) => one.bookingId === bookingId
  const tapped = waiting.find(isThis)
  if (tapped) return { mark: tapped.mark, state: 'waiting' }
  if (refused.some(isThis)) return { mark, state: 'refused' }
  return { mark, state: mark === null ? 'none' : 'saved' }
}

function stateText(state: SavedState): string {
  switch (state) {
    case 'none':
      return m.attendance_unmarked()
    case 'saved':
      return m.attendance_saved()
    case 'waiting':
      return m.attendance_waiting()
    case 'refused':
      return m.attendance_refused()
  }
}
