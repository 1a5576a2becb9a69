import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useShortcuts } from '#ui/shortcuts/use-shortcuts.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { OpenInquiry } from '../contract.ts'
import { NoteForm } from '../forms.ts'
import { allInboxQueries, writeNote } from '../queries.ts'
import { inboxErrorText, inboxFieldText } from '../refusal-messages.ts'
import styles from './Inbox.module.css'

const idPrefix = 'note-'

/** Internal notes of staff. */
export function Notes({ found }: { found: OpenInquiry }) {
  return (
    <section className={styles.section} aria-labelledby="notes-heading">
      <h2 id="notes-heading" className={styles.heading}>
        {m.inbox_notes()}
      </h2>
      {found.notes.length === 0 && <p>{m.inbox_notes_none()}</p>}
      <ol className={styles.messages}>
        {found.notes.map(({ id, name, text, createdAt }) => (
          <li key={id}>
            <p className={styles.subtle}>
              {name || m.inbox_note_system()}
              {' · '}
              <time dateTime={createdAt}>{formatDayAndTime(new Date(createdAt))}</time>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <NewNote id={found.id} />
    </section>
  )
}

function NewNote({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(NoteForm),
    defaultValues: { text: '' },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `inquiry-note:${id}`, fields: ['text'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['text'],
    errorText: inboxErrorText,
    codeText: inboxFieldText,
    send: async (values) => {
      await whileLoggedIn(() => writeNote(id, values))
      draft.forget()
      form.reset()
      showMessage(m.inbox_note_saved(), 'success')
      await queryClient.invalidateQueries(allInboxQueries)
    },
  })
  useShortcuts({ n: () => document.getElementById(`${idPrefix}text`)?.focus() })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextArea
        id={`${idPrefix}text`}
        label={m.inbox_note_label()}
        hint={m.inbox_note_hint()}
        error={textOf('text')}
        {...form.register('text')}
      />
      <DraftNote draft={draft} />
      <div>
        <Button type="submit" variant="secondary" loading={isSubmitting}>
          {m.inbox_note_save()}
        </Button>
      </div>
    </form>
  )
}
