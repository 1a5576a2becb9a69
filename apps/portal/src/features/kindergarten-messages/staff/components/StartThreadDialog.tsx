import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { longest } from '#core/kindergartens/limits.ts'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { Recipients } from '../../model/contract.ts'
import { TypedStaffThread } from '../../model/forms.ts'
import { messageFieldText, staffMessageErrorText } from '../../model/refusal-messages.ts'
import { recipientsQuery, startThread } from '../queries.ts'

const idPrefix = 'kindergarten-thread-'

/** Staff write about a child, to all guardians who have access or to one. */
export function StartThreadDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(recipientsQuery)
  if (data) return <StartForm recipients={data} onClose={onClose} />
  return (
    <Dialog heading={m.kindergarten_messages_staff_write()} onClose={onClose}>
      {error ? (
        <LoadFailure text={staffMessageErrorText(error)} retry={() => refetch()} />
      ) : (
        <Waiting rows={3} />
      )}
    </Dialog>
  )
}

function StartForm({ recipients, onClose }: { recipients: Recipients; onClose: () => void }) {
  const { children, isStrongLoginOffered } = recipients
  // The same message sent again is one message.
  const [ids] = useState(() => ({ id: crypto.randomUUID(), messageId: crypto.randomUUID() }))
  const form = useForm<TypedStaffThread>({
    resolver: zodResolver(TypedStaffThread),
    defaultValues: { childId: '', guardian: '', subject: '', text: '', isSensitive: false },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['childId', 'guardian', 'subject', 'text'],
    draft: { key: 'kindergarten-thread', fields: ['subject', 'text'] },
    call: (values) => startThread({ ...ids, ...values }),
    changes: staffKey,
    errorText: staffMessageErrorText,
    codeText: messageFieldText,
    done: () => m.kindergarten_messages_sent(),
    onClose,
  })
  const child = children.find(({ id }) => id === form.watch('childId'))
  const only = form.watch('guardian')
  const readers = (child?.guardians ?? []).filter(({ id }) => only === '' || id === only)
  const { onChange: onChild, ...childField } = form.register('childId')
  return (
    <DialogForm
      heading={m.kindergarten_messages_staff_write()}
      state={state}
      send={m.kindergarten_messages_send()}
      onClose={onClose}
    >
      <SelectField
        id={`${idPrefix}childId`}
        label={m.kindergarten_messages_child()}
        error={state.textOf('childId')}
        {...childField}
        onChange={(event) => {
          form.setValue('guardian', '')
          return onChild(event)
        }}
      >
        <option value="">{m.kindergarten_messages_choose_child()}</option>
        {children.map(({ id, name, department }) => (
          <option key={id} value={id}>
            {`${name} (${department})`}
          </option>
        ))}
      </SelectField>
      {child && (
        <SelectField
          id={`${idPrefix}guardian`}
          label={m.kindergarten_messages_readers()}
          error={state.textOf('guardian')}
          {...form.register('guardian')}
        >
          <option value="">{m.kindergarten_messages_for_all()}</option>
          {child.guardians.map(({ id, name }) => (
            <option key={id} value={id}>
              {m.kindergarten_messages_for_one({ name })}
            </option>
          ))}
        </SelectField>
      )}
      {child && (
        <p role="status">
          {readers.length === 0
            ? m.kindergarten_messages_without_reader()
            : m.kindergarten_messages_read_by({ names: formatList(readers.map(({ name }) => name)) })}
        </p>
      )}
      <TextField
        id={`${idPrefix}subject`}
        label={m.kindergarten_messages_subject()}
        maxLength={longest.subject}
        error={state.textOf('subject')}
        {...form.register('subject')}
      />
      <TextArea
        id={`${idPrefix}text`}
        label={m.kindergarten_messages_text()}
        rows={6}
        error={state.textOf('text')}
        {...form.register('text')}
      />
      {isStrongLoginOffered ? (
        <label className={formStyles.choice}>
          <input type="checkbox" className="ds-input" {...form.register('isSensitive')} />
          {m.kindergarten_messages_mark_label()}
        </label>
      ) : (
        <p>{m.kindergarten_messages_strong_not_offered()}</p>
      )}
    </DialogForm>
  )
}
