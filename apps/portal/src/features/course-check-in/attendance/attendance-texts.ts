import { wasThere } from '#core/courses/attendance.ts'
import { type CertificateState, certificateStateOf } from '#core/courses/certificate-state.ts'
import { m } from '#messages'
import { formatDayAndTime, formatShortDate } from '#platform/time/format.ts'
import { unpaidReasonNames } from '../model/state-names.ts'
import type { Attendance, AttendedDate, Attendee } from './contract.ts'

/** Whether somebody was at a date, and how that is known. */
export function attendedText(
  { isScanned, correction, unpaid }: AttendedDate,
  hasBegun: boolean,
): string {
  const corrected = correction?.wasThere ?? null
  if (corrected !== null)
    return corrected ? m.course_checkin_came_corrected() : m.course_checkin_away_corrected()
  if (wasThere({ isScanned, corrected }))
    return unpaid ? m.course_checkin_came_unpaid() : m.course_checkin_came()
  return hasBegun ? m.course_checkin_away() : m.course_checkin_ahead()
}

/** At how many dates somebody was; before the first one starts, when that is. */
export function cameText(
  { dates }: Pick<Attendance, 'dates'>,
  { came }: Pick<Attendee, 'came'>,
): string {
  const [first] = dates
  return first && !first.hasBegun && came === 0
    ? m.course_checkin_begins({ day: dayOf(first.startsAt) })
    : m.course_checkin_came_of({ came, dates: dates.length })
}

type OfCourse = Pick<Attendance, 'certificateDates' | 'lastEndsAt'>
type OfPerson = Pick<Attendee, 'came' | 'certificate' | 'state'>

/** Where somebody stands with the certificate: also for the button that opens it. */
export const standingOf = (
  { certificateDates, lastEndsAt }: OfCourse,
  { came, certificate }: OfPerson,
  now: Date,
): CertificateState =>
  certificateStateOf(
    { certificateDates, lastEndsAt: new Date(lastEndsAt) },
    { came, isIssued: certificate !== null && certificate.endedAt === null },
    now,
  )

/** When a certificate was issued, that a correction has ended it, and what is missing. */
export function certificateText(course: OfCourse, person: OfPerson, now: Date): string {
  const { certificate, state } = person
  if (state !== 'booked') return ''
  if (certificate && certificate.endedAt === null)
    return m.course_checkin_certificate_issued({ day: dayOf(certificate.issuedAt) })
  const standing = standingText(standingOf(course, person, now), course.certificateDates)
  if (!certificate?.endedAt) return standing
  const ended = m.course_checkin_certificate_ended({ day: dayOf(certificate.endedAt) })
  return `${ended} ${standing}`.trim()
}

const dayOf = (instant: string): string => formatShortDate(new Date(instant))

function standingText(found: CertificateState, certificateDates: number | null): string {
  const wanted = certificateDates ?? 0
  switch (found.state) {
    case 'none':
      return ''
    case 'ready':
      return m.course_checkin_certificate_ready()
    case 'missed':
      return m.course_checkin_certificate_missed({ count: found.missing, wanted })
    case 'running':
      return found.missing === 0
        ? m.course_checkin_certificate_reached()
        : m.course_checkin_certificate_missing({ count: found.missing, wanted })
  }
}

/** Why somebody was let in who had not paid, when and by whom; empty for those who had. */
export function unpaidText({ dates }: Pick<Attendee, 'dates'>): string {
  return dates
    .flatMap(({ unpaid }) => (unpaid ? [unpaid] : []))
    .map(({ reason, by, at }) => {
      const text = { reason: unpaidReasonNames[reason](), at: formatDayAndTime(new Date(at)) }
      return by === ''
        ? m.course_checkin_unpaid_at(text)
        : m.course_checkin_unpaid_by({ ...text, by })
    })
    .join(' ')
}
