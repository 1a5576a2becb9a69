import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type Locale, languageOf } from '@trivsel/content-contract/locales'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useShortcuts } from '#ui/shortcuts/use-shortcuts.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { OpenInquiry } from '../contract.ts'
import { AnswerForm } from '../forms.ts'
import { setLastChange } from '../last-change.ts'
import { allInboxQueries, answerInquiry } from '../queries.ts'
import { inboxErrorText, inboxFieldText } from '../refusal-messages.ts'
import styles from './Inbox.module.css'
import { useOpenNext } from './use-open-next.ts'

const idPrefix = 'answer-'
const answerHints = {
  no: m.inbox_answer_hint_no,
  en: m.inbox_answer_hint_en,
} as const satisfies Record<Locale, () => string>

/**
 * The form of an answer. It keeps the version of the inquiry at the start of writing: later messages are
 * announced, and must be acknowledged before the answer can be sent.
 */
export function AnswerFields({ found, list }: { found: OpenInquiry; list: TableSearch }) {
  const { id, number, version, language, templates } = found
  const { findNext, open } = useOpenNext(id, list)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(AnswerForm),
    defaultValues: { version, text: '', isLast: false },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, {
    key: `inquiry-answer:${id}`,
    fields: ['text', 'isLast'],
    version,
  })
  const [seen, setSeen] = useState(draft.restored?.version ?? version)
  const isStarted = form.formState.isDirty || draft.restored !== null
  if (!isStarted && seen !== version) setSeen(version)
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['text'],
    errorText: inboxErrorText,
    codeText: inboxFieldText,
    send: async (values) => {
      const next = await findNext()
      try {
        await whileLoggedIn(() => answerInquiry(id, { ...values, version: seen }))
        draft.forget()
        form.reset()
        setLastChange({ text: m.inbox_answered_one({ number }), closed: [], id })
        if (next) return await open(next)
        showMessage(m.inbox_answered(), 'success')
        document.getElementById('answer-heading')?.focus()
      } finally {
        await queryClient.invalidateQueries(allInboxQueries)
      }
    },
  })
  const focusField = (name: string) => document.getElementById(idPrefix + name)?.focus()
  useShortcuts({ a: () => focusField('text'), t: () => focusField('template') })
  return (
    <form
      method="post"
      className={formStyles.form}
      onSubmit={submit}
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit()
      }}
      noValidate
    >
      <ProblemSummary problems={problems} failures={failures} />
      {seen !== version && (
        <div role="alert">
          <NoticeBox tone="warning">
            <p>{m.inbox_was_changed()}</p>
            <p>
              <Button variant="secondary" onClick={() => setSeen(version)}>
                {m.inbox_seen()}
              </Button>
            </p>
          </NoticeBox>
        </div>
      )}
      {templates.length > 0 && (
        <SelectField
          id={`${idPrefix}template`}
          label={m.inbox_template()}
          error={undefined}
          value=""
          onChange={({ target }) => {
            const text = templates.find((template) => template.id === target.value)?.text
            if (text) form.setValue('text', joined(form.getValues('text'), text), dirty)
          }}
        >
          <option value="">{m.inbox_template_choose()}</option>
          {templates.map((template) => (
            <option key={template.id} value={template.id}>
              {template.name}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        id={`${idPrefix}text`}
        label={m.inbox_answer_label()}
        hint={answerHints[language]()}
        rows={8}
        lang={languageOf(language)}
        error={textOf('text')}
        {...form.register('text')}
      />
      <label className={styles.choice}>
        <input type="checkbox" className="ds-input" {...form.register('isLast')} />
        <span>{m.inbox_is_last()}</span>
      </label>
      <DraftNote draft={draft} />
      <div className={styles.buttons}>
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.inbox_sending_answer() : m.inbox_send()}
        </Button>
      </div>
    </form>
  )
}

const dirty = { shouldDirty: true } as const

function joined(before: string, text: string): string {
  return before.trim() === '' ? text : `${before.trim()}\n\n${text}`
}
