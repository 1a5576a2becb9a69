import { zodResolver } from '@hookform/resolvers/zod'
import { ValidationMessage } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { languageOf, locales, perLocale } from '@trivsel/content-contract/locales'
import { Fragment, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { longest } from '#core/kindergartens/limits.ts'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { StaffNotices } from '../../model/contract.ts'
import { TypedNotice } from '../../model/forms.ts'
import { messageFieldText, staffMessageErrorText } from '../../model/refusal-messages.ts'
import { reachQuery, sendNotice } from '../queries.ts'

const idPrefix = 'kindergarten-notice-'
const textFields = locales.flatMap((locale) => [`title.${locale}`, `text.${locale}`] as const)

type Props = { kindergartens: StaffNotices['kindergartens']; onClose: () => void }

/** A message to all guardians, in both languages or one, sent once staff have confirmed to how many. */
export function NoticeDialog({ kindergartens, onClose }: Props) {
  // The same message sent again is sent once.
  const [id] = useState(() => crypto.randomUUID())
  const [scope, setScope] = useState<{ kindergartenId: string; departmentIds: string[] }>({
    kindergartenId: kindergartens[0]?.id ?? '',
    departmentIds: [],
  })
  const departments =
    kindergartens.find((one) => one.id === scope.kindergartenId)?.departments ?? []
  const { data: reach } = useQuery(reachQuery(scope))
  const form = useForm<TypedNotice>({
    resolver: zodResolver(TypedNotice as z.ZodMiniType<TypedNotice, TypedNotice>),
    defaultValues: { title: perLocale(() => ''), text: perLocale(() => ''), isConfirmed: false },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: [...textFields, 'isConfirmed'],
    draft: { key: 'kindergarten-notice', fields: textFields },
    call: ({ title, text }) => sendNotice({ id, ...scope, title, text }),
    changes: staffKey,
    errorText: staffMessageErrorText,
    codeText: messageFieldText,
    done: ({ guardians }) => m.kindergarten_messages_notice_sent({ count: guardians }),
    onClose,
  })
  function choose(next: typeof scope): void {
    setScope(next)
    // It was confirmed for others.
    form.setValue('isConfirmed', false)
  }
  const confirmError = state.textOf('isConfirmed')
  return (
    <DialogForm
      heading={m.kindergarten_messages_notice_write()}
      state={state}
      send={m.kindergarten_messages_send()}
      onClose={onClose}
    >
      {kindergartens.length > 1 && (
        <SelectField
          id={`${idPrefix}kindergarten`}
          label={m.kindergarten_messages_kindergarten()}
          error={undefined}
          value={scope.kindergartenId}
          onChange={({ target }) => choose({ kindergartenId: target.value, departmentIds: [] })}
        >
          {kindergartens.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectField>
      )}
      {departments.length > 1 && (
        <Choices
          id={`${idPrefix}departments`}
          type="checkbox"
          legend={m.kindergarten_messages_departments()}
          hint={m.kindergarten_messages_departments_hint()}
          options={departments.map((one) => ({ value: one.id, text: one.name }))}
          chosen={scope.departmentIds}
          onChange={(departmentIds) => choose({ ...scope, departmentIds })}
        />
      )}
      <p>{m.kindergarten_messages_notice_languages()}</p>
      {locales.map((locale) => (
        <Fragment key={locale}>
          <TextField
            id={`${idPrefix}title.${locale}`}
            label={m.editable_in_language({
              field: m.kindergarten_messages_subject(),
              language: languageName(locale),
            })}
            lang={languageOf(locale)}
            maxLength={longest.subject}
            error={state.textOf(`title.${locale}`)}
            {...form.register(`title.${locale}`)}
          />
          <TextArea
            id={`${idPrefix}text.${locale}`}
            label={m.editable_in_language({
              field: m.kindergarten_messages_text(),
              language: languageName(locale),
            })}
            lang={languageOf(locale)}
            rows={5}
            error={state.textOf(`text.${locale}`)}
            {...form.register(`text.${locale}`)}
          />
        </Fragment>
      ))}
      <p role="status">
        {reach && m.kindergarten_messages_reach({ count: reach.guardians })}
      </p>
      <div>
        <label className={formStyles.choice}>
          <input
            id={`${idPrefix}isConfirmed`}
            type="checkbox"
            className="ds-input"
            aria-invalid={confirmError ? true : undefined}
            aria-describedby={confirmError ? `${idPrefix}isConfirmed-error` : undefined}
            {...form.register('isConfirmed')}
          />
          {m.kindergarten_messages_reach_confirm()}
        </label>
        {confirmError && (
          <ValidationMessage id={`${idPrefix}isConfirmed-error`}>{confirmError}</ValidationMessage>
        )}
      </div>
    </DialogForm>
  )
}
