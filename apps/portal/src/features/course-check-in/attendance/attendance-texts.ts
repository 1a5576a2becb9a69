import { wasThere } from '#core/courses/attendance.ts'
import { certificateStateOf } from '#core/courses/certificate-state.ts'
import { m } from '#messages'
import type { Attendance, AttendedDate, Attendee } from './contract.ts'

/** Whether somebody was at a date, and how that is known. */
export function attendedText({ isScanned, correction }: AttendedDate, hasBegun: boolean): string {
  const corrected = correction?.wasThere ?? null
  if (corrected !== null)
    return corrected ? m.course_checkin_came_corrected() : m.course_checkin_away_corrected()
  if (wasThere({ isScanned, corrected })) return m.course_checkin_came()
  return hasBegun ? m.course_checkin_away() : m.course_checkin_ahead()
}

export function certificateText(
  { certificateDates, lastEndsAt }: Pick<Attendance, 'certificateDates' | 'lastEndsAt'>,
  { came }: Pick<Attendee, 'came'>,
  now: Date,
): string {
  const found = certificateStateOf(
    { certificateDates, lastEndsAt: new Date(lastEndsAt) },
    came,
    now,
  )
  switch (found.state) {
    case 'none':
      return ''
    case 'ready':
      return m.course_checkin_certificate_ready()
    case 'missed':
      return m.course_checkin_certificate_missed({ count: found.missing })
    case 'running':
      return found.missing === 0
        ? m.course_checkin_certificate_reached()
        : m.course_checkin_certificate_missing({ count: found.missing })
  }
}
