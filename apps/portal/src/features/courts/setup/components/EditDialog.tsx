import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { courtStaffErrorText } from '../../model/refusal-messages.ts'
import type { StaffSetup } from '../contract.ts'
import {
  type EditField,
  type EditKind,
  editForms,
  readField,
  type Values,
  writeField,
} from '../edit-fields.ts'
import { saveSetup, setupQuery } from '../queries.ts'
import { SetupEdit } from '../setup-forms.ts'
import { setupFieldText } from '../setup-texts.ts'

const idPrefix = 'court-'
type Typed = Record<string, string>

/** The dialog that changes or adds one item of the setup. */
export function EditDialog(props: {
  kind: EditKind
  initial: Values
  setup: StaffSetup
  onClose: () => void
}) {
  const { kind, initial, setup, onClose } = props
  const { heading, fields }: { heading: () => string; fields: readonly EditField[] } =
    editForms[kind]
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const toEdit = (typed: Typed) => ({
    kind,
    form: {
      ...('id' in initial && { id: initial.id }),
      ...Object.fromEntries(
        fields.map((field) => [field.name, readField(field, typed[field.name] ?? '')]),
      ),
    },
  })
  const form = useForm<Typed>({
    resolver: (typed) => {
      const parsed = z.safeParse(SetupEdit, toEdit(typed))
      if (parsed.success) return { values: typed, errors: {} }
      const errors = parsed.error.issues.map(({ path, message }) => [
        String(path.at(-1)),
        { type: 'value', message },
      ])
      return { values: {}, errors: Object.fromEntries(errors.reverse()) }
    },
    defaultValues: Object.fromEntries(
      fields.map((field) => [field.name, writeField(field, initial[field.name])]),
    ),
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, {
    key: `court-setup-${kind}:${'id' in initial ? String(initial.id) : 'new'}`,
    fields: fields.map(({ name }) => name),
    version: setup.version,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: fields.map(({ name }) => name),
    fieldOf: {
      CENTER_NOT_FOUND: 'centerId',
      CATEGORY_NOT_FOUND: 'categoryId',
      COURT_NOT_FOUND: 'courtId',
    },
    errorText: courtStaffErrorText,
    codeText: (code) => setupFieldText(code) ?? refusalText(code),
    send: async (typed) => {
      const edit = z.parse(SetupEdit, toEdit(typed))
      try {
        const { version } = setup
        const { reservations } = await whileLoggedIn(() => saveSetup({ edit, version }))
        draft.forget()
        const text =
          reservations > 0
            ? m.court_saved_with_reservations({ count: reservations })
            : m.court_saved()
        showMessage(text, 'success')
        onClose()
      } finally {
        await queryClient.invalidateQueries({ queryKey: setupQuery.queryKey })
      }
    },
  })
  return (
    <Dialog heading={heading()} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            setup={setup}
            error={textOf(field.name)}
            {...form.register(field.name)}
          />
        ))}
        <DraftNote draft={draft} />
        <div>
          <Button type="submit" loading={isSubmitting}>
            {isSubmitting ? m.court_saving() : m.court_save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const refusals: Readonly<Record<string, () => string>> = {
  CENTER_NOT_FOUND: m.court_center_not_found,
  CATEGORY_NOT_FOUND: m.court_category_not_found,
  COURT_NOT_FOUND: m.court_not_found,
}
const refusalText = (code: string) => refusals[code]?.()

function Field({
  field,
  setup,
  error,
  ...registered
}: { field: EditField; setup: StaffSetup; error: string | undefined } & ReturnType<
  ReturnType<typeof useForm<Typed>>['register']
>) {
  const common = { id: idPrefix + field.name, label: field.label(), error, ...registered }
  if (field.type === 'choice' || field.type === 'yes-or-no')
    return (
      <SelectField {...common}>
        {optionsOf(field, setup).map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    )
  return (
    <TextField
      {...common}
      hint={field.hint?.()}
      autoComplete="off"
      type={field.type === 'date' ? 'date' : 'text'}
      inputMode={
        field.type === 'number' ? 'numeric' : field.type === 'kroner' ? 'decimal' : undefined
      }
    />
  )
}

function optionsOf(field: EditField, setup: StaffSetup) {
  if (field.type === 'choice') return field.options(setup)
  return [
    { value: 'yes', text: m.court_yes() },
    { value: 'no', text: m.court_no() },
  ]
}
