import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { longest } from '#core/courses/limits.ts'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { line, required } from '../../model/course-form.ts'
import { planningFieldText } from '../../model/field-texts.ts'
import { planningErrorText } from '../../model/refusal-texts.ts'
import type { OpenCourse } from '../../plan/contract.ts'
import { callOffCourse } from '../queries.ts'

const idPrefix = 'course-call-off-'
const Typed = z.object({ reason: line(longest.reason).check(required('REASON_REQUIRED')) })

/** Calls off a course, and says why. Where money goes back, a colleague confirms it. */
export function CallOffDialog({ open, onClose }: { open: OpenCourse; onClose: () => void }) {
  const { id, version, booked } = open
  const form = useForm({
    resolver: zodResolver(Typed),
    defaultValues: { reason: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['reason'],
    draft: { key: `course-call-off:${id}`, fields: ['reason'] },
    call: ({ reason }) => callOffCourse(id, { version, reason }),
    changes: staffKey,
    errorText: planningErrorText,
    codeText: planningFieldText,
    done: ({ outcome, told }) =>
      outcome === 'waits'
        ? m.course_planning_call_off_asked()
        : m.course_planning_called_off_done({ count: told }),
    onClose,
  })
  return (
    <DialogForm
      heading={m.course_planning_call_off_heading()}
      state={state}
      send={m.course_planning_call_off()}
      onClose={onClose}
    >
      <p>{m.course_planning_call_off_text({ count: booked.people + booked.waiting })}</p>
      {booked.paidOre > 0 && (
        <p>{m.course_planning_call_off_refund({ amount: formatKroner(booked.paidOre) })}</p>
      )}
      <TextArea
        id={`${idPrefix}reason`}
        label={m.course_planning_reason()}
        hint={m.course_planning_reason_hint()}
        error={state.textOf('reason')}
        {...form.register('reason')}
      />
    </DialogForm>
  )
}
