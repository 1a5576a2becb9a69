import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { addDays, noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { CopyForm } from '../../model/course-form.ts'
import { planningFieldText } from '../../model/field-texts.ts'
import { planningErrorText } from '../../model/refusal-texts.ts'
import type { OpenCourse } from '../../plan/contract.ts'
import { copyCourse } from '../../plan/queries.ts'
import { wholeOf } from '../../plan/typed-course.ts'

const idPrefix = 'course-copy-'
const Typed = z.object({
  weeks: z
    .string()
    .check(
      z.refine((typed) => CopyForm.safeParse({ weeks: wholeOf(typed) }).success, 'NUMBER_INVALID'),
    ),
})

/** A copy as a draft, so many whole weeks later: the same days of the week and times of the clock. */
export function CopyDialog({ open, onClose }: { open: OpenCourse; onClose: () => void }) {
  const navigate = useNavigate()
  const { id, course, copyWeeks } = open
  const form = useForm({
    resolver: zodResolver(Typed),
    defaultValues: { weeks: String(copyWeeks) },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['weeks'],
    draft: { key: `course-copy:${id}`, fields: ['weeks'] },
    call: ({ weeks }) => copyCourse(id, { weeks: wholeOf(weeks) }),
    changes: staffKey,
    errorText: planningErrorText,
    codeText: planningFieldText,
    done: () => m.course_planning_copied(),
    onClose,
    onDone: (copy) => void navigate({ to: '/staff/courses/edit/$id', params: { id: copy.id } }),
  })
  const weeks = wholeOf(form.watch('weeks'))
  const first = course.dates.map(({ day }) => day).sort()[0]
  return (
    <DialogForm
      heading={m.course_planning_copy_heading()}
      state={state}
      send={m.course_planning_copy()}
      onClose={onClose}
    >
      <p>{m.course_planning_copy_text()}</p>
      <TextField
        id={`${idPrefix}weeks`}
        label={m.course_planning_copy_weeks()}
        inputMode="numeric"
        error={state.textOf('weeks')}
        {...form.register('weeks')}
      />
      <p role="status">
        {first && weeks >= 1 && weeks <= 104
          ? m.course_planning_copy_first({
              day: formatDayAndYear(noonOf(addDays(first, weeks * 7))),
            })
          : null}
      </p>
    </DialogForm>
  )
}
