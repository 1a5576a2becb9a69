import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { checkInErrorText, checkInFieldText } from '../../model/refusal-messages.ts'
import type { Attendee } from '../contract.ts'
import { Reason } from '../correction-form.ts'
import { HolderName } from '../holder-form.ts'
import { attendanceQuery, correctHolder } from '../queries.ts'

const idPrefix = 'course-holder-'
const Typed = z.object({ holder: HolderName, reason: Reason })

type Props = { courseId: string; attendee: Attendee; onClose: () => void }

/** Corrects the name on a ticket and on its certificate. */
export function HolderDialog({ courseId, attendee, onClose }: Props) {
  const { ticketId, holder: seen, certificate } = attendee
  const form = useForm({
    resolver: zodResolver(Typed),
    defaultValues: { holder: seen, reason: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['holder', 'reason'],
    errorText: checkInErrorText,
    codeText: checkInFieldText,
    draft: { key: `course-holder:${ticketId}`, fields: ['holder', 'reason'] },
    call: ({ holder, reason }) => correctHolder(courseId, { ticketId, holder, seen, reason }),
    changes: attendanceQuery(courseId).queryKey,
    done: () => m.course_checkin_holder_corrected(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.course_checkin_correct_holder()}
      state={state}
      send={m.course_checkin_correct_save()}
      onClose={onClose}
    >
      <p>{m.course_checkin_holder_note()}</p>
      {certificate?.endedAt === null && <p>{m.course_checkin_holder_note_certificate()}</p>}
      <TextField
        id={`${idPrefix}holder`}
        label={m.course_checkin_holder()}
        autoComplete="off"
        error={state.textOf('holder')}
        {...form.register('holder')}
      />
      <TextArea
        id={`${idPrefix}reason`}
        label={m.course_checkin_reason()}
        hint={m.course_checkin_holder_reason_hint()}
        error={state.textOf('reason')}
        {...form.register('reason')}
      />
    </DialogForm>
  )
}
