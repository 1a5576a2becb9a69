import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import { daysFieldText } from '../../model/field-texts.ts'
import { resolverOf, wholeOf } from '../../model/form-resolver.ts'
import { NoticeForm } from '../../model/forms.ts'
import { staffDaysKey } from '../../model/queries.ts'
import { staffDaysErrorText } from '../../model/refusal-texts.ts'
import { setExamNotice } from '../../openings/queries.ts'
import type { LedKindergarten } from '../contract.ts'

const idPrefix = 'exam-notice-'

type Props = { kindergarten: LedKindergarten; onClose: () => void }

/** How many days a kindergarten needs to find employees for the exam guarantee. */
export function NoticeDialog({ kindergarten: { id, name, examNoticeDays }, onClose }: Props) {
  type Typed = { days: string }
  const sentOf = ({ days }: Typed) => ({ days: wholeOf(days) })
  const form = useForm<Typed>({
    resolver: resolverOf(NoticeForm, sentOf),
    defaultValues: { days: String(examNoticeDays) },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['days'],
    draft: { key: `exam-notice:${id}`, fields: [] },
    call: (typed) => setExamNotice(id, sentOf(typed)),
    changes: staffDaysKey,
    errorText: staffDaysErrorText,
    codeText: daysFieldText,
    done: () => m.kindergarten_days_saved(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.kindergarten_days_change_notice_of({ name })}
      state={state}
      send={m.kindergarten_days_save()}
      onClose={onClose}
    >
      <TextField
        id={`${idPrefix}days`}
        label={m.kindergarten_days_notice()}
        inputMode="numeric"
        error={state.textOf('days')}
        {...form.register('days')}
      />
    </DialogForm>
  )
}
