import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type Locale, languageOf, locales } from '@trivsel/content-contract/locales'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { longest } from '#core/newsletters/rules.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { newsletterErrorText } from '../../model/refusal-messages.ts'
import type { OpenIssue } from '../contract.ts'
import { IssueForm } from '../forms.ts'
import { issueFields } from '../issue-fields.ts'
import { allNewsletterQueries, updateIssue } from '../queries.ts'
import styles from './Newsletter.module.css'
import { useIssueDraft } from './use-issue-draft.ts'

const idPrefix = 'issue-'
type Props = {
  /** Of the association. */
  id: string
  issue: OpenIssue
  /** Rendered below the form. @param isSaved whether the form shows the saved values */
  children: (isSaved: boolean) => ReactNode
}

/** The form of an issue. It does not overwrite what somebody else has saved in the meantime. */
export function IssueFields({ id, issue, children }: Props) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm<IssueForm>({
    resolver: zodResolver(IssueForm as z.ZodMiniType<IssueForm, IssueForm>),
    defaultValues: toFormValues(issue),
    shouldFocusError: false,
  })
  const { isDirty } = form.formState
  const [shownVersion, setShownVersion] = useState(issue.version)
  const settle = useIssueDraft(form, {
    id: issue.id,
    version: shownVersion,
    onRestored: setShownVersion,
  })
  useEffect(() => {
    if (isDirty || shownVersion === issue.version) return
    setShownVersion(issue.version)
    settle(issue)
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: issueFields,
    errorText: newsletterErrorText,
    send: async (values) => {
      const place = { id, issueId: issue.id }
      await whileLoggedIn(() => updateIssue(place, { ...values, version: shownVersion }))
      settle(values)
      showMessage(m.association_newsletter_saved(), 'success')
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
  return (
    <div className={styles.main}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <p>{m.association_newsletter_languages_hint()}</p>
        {locales.map((locale, at) => (
          <Fragment key={locale}>
            <TextField
              {...field('subject', m.association_newsletter_subject(), locale)}
              maxLength={longest.subject}
            />
            <TextArea
              {...field('text', m.association_newsletter_text(), locale)}
              hint={at === 0 ? m.association_newsletter_text_hint() : undefined}
              rows={12}
            />
          </Fragment>
        ))}
        <div className={styles.buttons}>
          <Button type="submit" variant={isDirty ? 'primary' : 'secondary'} loading={isSubmitting}>
            {m.association_newsletter_save()}
          </Button>
        </div>
      </form>
      {children(!isDirty)}
    </div>
  )
}

const toFormValues = ({ version, subject, text }: OpenIssue): IssueForm => ({
  version,
  subject,
  text,
})
