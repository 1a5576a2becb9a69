import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useShortcuts } from '#ui/shortcuts/use-shortcuts.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { OpenCase } from '../contract.ts'
import { NoteForm } from '../note-form.ts'
import { casesChanged, writeNote } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'

const idPrefix = 'note-'

export function NewNote({ found: { id, colleagues } }: { found: OpenCase }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(NoteForm),
    defaultValues: { text: '', notify: '' },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `case-note:${id}`, fields: ['text'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['text', 'notify'],
    fieldOf: { COLLEAGUE_NOT_FOUND: 'notify' },
    errorText: caseErrorText,
    codeText: noteFieldText,
    send: async (values) => {
      try {
        await whileLoggedIn(() => writeNote(id, values))
        draft.forget()
        form.reset()
        showMessage(m.casework_note_saved(), 'success')
      } finally {
        // A colleague who was refused is offered no longer.
        await queryClient.invalidateQueries(casesChanged)
      }
    },
  })
  useShortcuts({ n: () => document.getElementById(`${idPrefix}text`)?.focus() })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextArea
        id={`${idPrefix}text`}
        label={m.casework_note_label()}
        hint={m.casework_note_hint()}
        rows={2}
        error={textOf('text')}
        {...form.register('text')}
      />
      {colleagues.length > 0 && (
        <SelectField
          id={`${idPrefix}notify`}
          label={m.casework_note_notify()}
          error={textOf('notify')}
          {...form.register('notify')}
        >
          <option value="">{m.casework_note_nobody()}</option>
          {colleagues.map((colleague) => (
            <option key={colleague.id} value={colleague.id}>
              {colleague.name}
            </option>
          ))}
        </SelectField>
      )}
      <DraftNote draft={draft} />
      <div>
        <Button type="submit" variant="secondary" loading={isSubmitting}>
          {m.casework_note_save()}
        </Button>
      </div>
    </form>
  )
}

function noteFieldText(code: string): string | undefined {
  if (code === 'COLLEAGUE_NOT_FOUND') return m.casework_note_colleague_not_found()
  return code === 'NOTE_REQUIRED' ? m.casework_note_required() : fieldText(code)
}
