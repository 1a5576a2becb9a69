import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { TextArea } from '#ui/form/TextArea.tsx'
import { NumberForm } from '../model/person-forms.ts'
import { childrenKey } from '../model/queries.ts'
import { childErrorText, childFieldText } from '../model/refusal-messages.ts'
import { NumberField } from './PersonFields.tsx'
import { unstoredDraft } from './unstored-draft.ts'

const idPrefix = 'child-number-'
const Typed = z.omit(NumberForm, { version: true })

/** Replaces a wrong national id of a child or a guardian. */
export function NumberDialog(props: {
  text: string
  /** What is registered now. */
  masked: string | null
  send: (typed: z.infer<typeof Typed>) => Promise<unknown>
  onClose: () => void
}) {
  const { text, masked, send, onClose } = props
  const form = useForm({
    resolver: zodResolver(Typed),
    defaultValues: { number: '', reason: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['number', 'reason'],
    errorText: childErrorText,
    codeText: childFieldText,
    draft: unstoredDraft,
    call: send,
    changes: childrenKey,
    done: () => m.staff_child_number_corrected(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.staff_child_number_correct()}
      state={state}
      send={m.staff_child_save()}
      onClose={onClose}
    >
      <p>{text}</p>
      <p>{m.staff_child_number_now({ number: masked ?? m.staff_child_number_none() })}</p>
      <NumberField idPrefix={idPrefix} textOf={state.textOf} field={form.register('number')} />
      <TextArea
        id={`${idPrefix}reason`}
        label={m.staff_child_reason()}
        hint={m.staff_child_reason_logged()}
        error={state.textOf('reason')}
        {...form.register('reason')}
      />
    </DialogForm>
  )
}
