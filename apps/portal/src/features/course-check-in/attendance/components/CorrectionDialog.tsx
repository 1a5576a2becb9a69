import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { wasThere } from '#core/courses/attendance.ts'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { checkInErrorText, checkInFieldText } from '../../model/refusal-messages.ts'
import { unpaidText } from '../attendance-texts.ts'
import { Reason } from '../correction-form.ts'
import { attendanceQuery, correctAttendance } from '../queries.ts'
import type { ToCorrect } from '../to-correct.ts'

const idPrefix = 'course-attendance-'
const Typed = z.object({ reason: Reason })

type Props = { courseId: string; toCorrect: ToCorrect; onClose: () => void }
type Choice = 'came' | 'away' | 'scanned'

/** Says that somebody was at a date or not, with the reason; or takes that back. */
export function CorrectionDialog({ courseId, toCorrect, onClose }: Props) {
  const { attendee, date, when } = toCorrect
  const { correction, isScanned } = date
  const seen = correction?.wasThere ?? null
  const [choice, setChoice] = useState<Choice>(() =>
    correction ? 'scanned' : wasThere({ isScanned, corrected: seen }) ? 'away' : 'came',
  )
  const form = useForm({
    resolver: zodResolver(Typed),
    defaultValues: { reason: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['reason'],
    errorText: checkInErrorText,
    codeText: checkInFieldText,
    draft: {
      key: `course-attendance:${attendee.ticketId}.${date.dateId}`,
      fields: ['reason'],
    },
    call: ({ reason }) =>
      correctAttendance(courseId, {
        ticketId: attendee.ticketId,
        dateId: date.dateId,
        wasThere: choice === 'scanned' ? null : choice === 'came',
        seen,
        reason,
      }),
    changes: attendanceQuery(courseId).queryKey,
    done: () => m.course_checkin_corrected(),
    onClose,
  })
  const scanned = isScanned ? m.course_checkin_scanned() : m.course_checkin_not_scanned()
  return (
    <DialogForm
      heading={m.course_checkin_correct()}
      state={state}
      send={m.course_checkin_correct_save()}
      onClose={onClose}
    >
      <p>
        {attendee.holder}, {when}. {scanned}
      </p>
      {date.unpaid && (
        <p>
          {m.course_checkin_unpaid_column()}: {unpaidText({ dates: [date] })}
        </p>
      )}
      {correction && (
        <p>
          {m.course_checkin_correction_by({
            by: correction.by,
            at: formatDayAndTime(new Date(correction.at)),
            reason: correction.reason,
          })}
        </p>
      )}
      <Choices<Choice>
        id={`${idPrefix}choice`}
        legend={m.course_checkin_audit_was_there()}
        type="radio"
        chosen={[choice]}
        options={[
          { value: 'came', text: m.course_checkin_came() },
          { value: 'away', text: m.course_checkin_away() },
          ...(correction
            ? [{ value: 'scanned' as const, text: m.course_checkin_as_scanned() }]
            : []),
        ]}
        onChange={([next]) => next && setChoice(next)}
      />
      <TextArea
        id={`${idPrefix}reason`}
        label={m.course_checkin_reason()}
        hint={m.course_checkin_reason_hint()}
        error={state.textOf('reason')}
        {...form.register('reason')}
      />
    </DialogForm>
  )
}
