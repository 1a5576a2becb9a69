import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type Locale, languageOf, locales } from '@trivsel/content-contract/locales'
import { Fragment, type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { longest, newsletterTopics } from '#core/newsletters/rules.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { issueErrorText } from '../../model/refusal-messages.ts'
import { topicNames } from '../../model/topic-names.ts'
import type { OpenIssue } from '../contract.ts'
import { IssueForm } from '../forms.ts'
import { allNewsletterQueries, updateIssue } from '../queries.ts'
import styles from './Newsletter.module.css'

const idPrefix = 'issue-'
/** In the order of the screen: all of one language before the next. */
const fields = [
  'topic' as const,
  ...locales.flatMap((locale) => [`subject.${locale}`, `text.${locale}`] as const),
]

type Props = {
  issue: OpenIssue
  /** Rendered below the form. @param isSaved whether the form shows the saved values */
  children: (isSaved: boolean) => ReactNode
}

/** The form of an issue. It does not overwrite changes that a colleague has saved in the meantime. */
export function IssueFields({ issue, children }: Props) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm<IssueForm>({
    resolver: zodResolver(IssueForm as z.ZodMiniType<IssueForm, IssueForm>),
    defaultValues: toFormValues(issue),
    shouldFocusError: false,
  })
  const { version } = issue
  const draft = useStaffDraft(form, { key: `newsletter:${issue.id}`, fields, version })
  const isDirty = form.formState.isDirty || draft.restored !== null
  const [shownVersion, setShownVersion] = useState(draft.restored?.version ?? version)
  if (!isDirty && shownVersion !== issue.version) {
    setShownVersion(issue.version)
    form.reset(toFormValues(issue))
  }
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields,
    errorText: issueErrorText,
    send: async (values) => {
      await whileLoggedIn(() => updateIssue(issue.id, { ...values, version: shownVersion }))
      draft.forget()
      form.reset(values)
      showMessage(m.newsletter_saved(), 'success')
      await queryClient.invalidateQueries(allNewsletterQueries)
    },
  })
  const field = (name: 'subject' | 'text', label: string, locale: Locale) => ({
    id: `${idPrefix}${name}.${locale}`,
    label: m.editable_in_language({ field: label, language: languageName(locale) }),
    lang: languageOf(locale),
    error: textOf(`${name}.${locale}`),
    ...form.register(`${name}.${locale}`),
  })
  const topic = form.watch('topic')
  return (
    <div className={styles.main}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <SelectField
          id={`${idPrefix}topic`}
          label={m.newsletter_topic()}
          error={textOf('topic')}
          value={topic ?? ''}
          onChange={({ target }) =>
            form.setValue(
              'topic',
              newsletterTopics.find((topic) => topic === target.value) ?? null,
              { shouldDirty: true },
            )
          }
        >
          <option value="">{m.newsletter_everybody()}</option>
          {newsletterTopics.map((id) => (
            <option key={id} value={id}>
              {topicNames[id]()}
            </option>
          ))}
        </SelectField>
        {locales.map((locale, at) => (
          <Fragment key={locale}>
            <TextField
              {...field('subject', m.newsletter_subject(), locale)}
              maxLength={longest.subject}
            />
            <TextArea
              {...field('text', m.newsletter_text(), locale)}
              hint={at === 0 ? m.newsletter_text_hint() : undefined}
              rows={12}
            />
          </Fragment>
        ))}
        <DraftNote draft={draft} />
        <div className={styles.buttons}>
          <Button type="submit" variant={isDirty ? 'primary' : 'secondary'} loading={isSubmitting}>
            {m.newsletter_save()}
          </Button>
        </div>
      </form>
      {children(!isDirty)}
    </div>
  )
}

const toFormValues = ({ version, topic, subject, text }: OpenIssue): IssueForm => ({
  version,
  topic,
  subject,
  text,
})
