import { Button } from '@digdir/designsystemet-react'
import { certificateErrorText } from '#core/courses/certificate-texts.ts'
import { fetchStaffCertificate } from '#core/courses/fetch-certificate.ts'
import { usePress } from '#core/sessions/login/use-press.ts'
import { m } from '#messages'
import { saveFile } from '#platform/save-file.ts'
import { checkInErrorText } from '../../model/refusal-messages.ts'
import { standingOf } from '../attendance-texts.ts'
import type { Attendance, Attendee } from '../contract.ts'
import { attendanceQuery } from '../queries.ts'

type Props = {
  attendance: Attendance
  attendee: Attendee
  now: Date
  onCorrect: (attendee: Attendee) => void
}

/** What staff do about the ticket of somebody else: correct its name, and download its certificate. */
export function AttendeeActions({ attendance, attendee, now, onCorrect }: Props) {
  const { holder, isOwn, state } = attendee
  if (isOwn || state !== 'booked' || attendance.isCalledOff) return null
  const canOpen = attendance.canIssue && standingOf(attendance, attendee, now).state === 'ready'
  return (
    <>
      <Button
        variant="tertiary"
        data-size="sm"
        aria-label={m.course_checkin_correct_holder_of({ holder })}
        onClick={() => onCorrect(attendee)}
      >
        {m.course_checkin_correct_holder()}
      </Button>
      {canOpen && <CertificateButton courseId={attendance.courseId} attendee={attendee} />}
    </>
  )
}

function CertificateButton({ courseId, attendee }: { courseId: string; attendee: Attendee }) {
  const { ticketId, holder } = attendee
  const opening = usePress({
    call: () => fetchStaffCertificate(ticketId),
    changes: attendanceQuery(courseId).queryKey,
    errorText: (error) => certificateErrorText(error) ?? checkInErrorText(error),
    done: () => m.course_checkin_certificate_opened(),
    onDone: saveFile,
  })
  return (
    <Button
      variant="tertiary"
      data-size="sm"
      loading={opening.isPending}
      aria-label={m.course_checkin_certificate_open_of({ holder })}
      onClick={() => opening.mutate()}
    >
      {m.course_checkin_certificate_open()}
    </Button>
  )
}
