import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { longest } from '#core/kindergartens/limits.ts'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { TextArea } from '#ui/form/TextArea.tsx'
import { daysFieldText } from '../../model/field-texts.ts'
import { line } from '../../model/forms.ts'
import { staffDaysKey } from '../../model/queries.ts'
import { staffDaysErrorText } from '../../model/refusal-texts.ts'
import type { OpenOpening } from '../contract.ts'
import { callOffOpening } from '../queries.ts'

const idPrefix = 'kindergarten-call-off-'
const Typed = z.object({ reason: line(longest.reason, 'REASON_REQUIRED') })

/** Calls off an extra opening, and says why. */
export function CallOffOpeningDialog({
  open,
  onClose,
}: {
  open: OpenOpening
  onClose: () => void
}) {
  const { id, version, children } = open
  const form = useForm({
    resolver: zodResolver(Typed),
    defaultValues: { reason: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['reason'],
    draft: { key: `kindergarten-call-off:${id}`, fields: ['reason'] },
    call: ({ reason }) => callOffOpening(id, { version, reason }),
    changes: staffDaysKey,
    errorText: staffDaysErrorText,
    codeText: daysFieldText,
    done: () => m.kindergarten_days_called_off_done(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.kindergarten_days_call_off()}
      state={state}
      send={m.kindergarten_days_call_off()}
      onClose={onClose}
    >
      <p>{m.kindergarten_days_call_off_text({ count: children.length })}</p>
      <TextArea
        id={`${idPrefix}reason`}
        label={m.kindergarten_days_reason()}
        hint={m.kindergarten_days_reason_hint()}
        error={state.textOf('reason')}
        {...form.register('reason')}
      />
    </DialogForm>
  )
}
