import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { toWrittenDate } from '#core/profile/birth-date.ts'
import type { Institution } from '#core/studies/institutions.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Steps } from '#ui/steps/Steps.tsx'
import { stepHeading } from '#ui/wizard/step-heading.ts'
import { useWizard } from '#ui/wizard/use-wizard.ts'
import { useWizardFocus } from '#ui/wizard/use-wizard-focus.ts'
import type { WizardSearch, WizardStage } from '#ui/wizard/wizard-stage.ts'
import styles from '../../components/Application.module.css'
import { CheckAndSend } from '../../components/CheckAndSend.tsx'
import {
  applicationFields,
  createTypedApplication,
  depositFormsOf,
  type Submission,
  type TypedApplication,
  toSubmission,
} from '../../model/application-form.ts'
import type { AccountApplication } from '../../model/contract.ts'
import { applicationErrorText, applicationFieldText, isFinalRefusal } from '../field-texts.ts'
import { applicationQuery, saveDraft, submitApplication } from '../queries.ts'
import { AboutStudies, AboutYou, idPrefix } from './ApplicationFields.tsx'
import { Expected } from './Expected.tsx'
import { ExpectedAmount } from './ExpectedAmount.tsx'
import { Summary } from './Summary.tsx'

type Props = {
  application: AccountApplication
  /** What the form begins with: a draft, what was sent, or the profile. */
  initial: { values: TypedApplication; isTouched: boolean }
  /** Those that can be chosen, and that of the application. */
  institutions: readonly Institution[]
  search: WizardSearch
  go: (search: WizardSearch, replace: boolean) => void
}

/** The application in three pages: the form, all of it to be checked, and thanks. */
export function ApplicationWizard({ application, initial, institutions, search, go }: Props) {
  const [submission, setSubmission] = useState(() =>
    search.page === 2 ? submissionOf(initial.values, institutions) : null,
  )
  const [stage] = useState<WizardStage>(
    submission ? 'verified' : initial.isTouched ? 'unverified' : 'initial',
  )
  const wizard = useWizard(stage, search, go)
  const area = useWizardFocus(wizard.page)
  const form = useForm({
    resolver: zodResolver(createTypedApplication(depositFormsOf(institutions))),
    defaultValues: { ...initial.values, dateOfBirth: toWrittenDate(initial.values.dateOfBirth) },
    shouldFocusError: false,
  })
  const { state: draft } = useDraft(form, wizard.stage !== 'submitted', saveDraft)
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: applicationFields,
    codeText: applicationFieldText,
    send: async (values) => {
      setSubmission(submissionOf(values, institutions))
      wizard.take('continue')
    },
  })

  return (
    <div className={styles.area} ref={area} tabIndex={-1}>
      <Steps
        names={[m.deposit_step_details(), m.deposit_step_summary(), m.deposit_step_thanks()]}
        current={wizard.page}
      />
      {wizard.page === 1 && (
        <h2 className={styles.heading} {...stepHeading}>
          {m.deposit_step_details()}
        </h2>
      )}
      {wizard.page === 1 && (
        <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
          {application.comment && (
            <NoticeBox tone="warning" heading={m.deposit_comment()}>
              <p className={styles.comment}>{application.comment}</p>
            </NoticeBox>
          )}
          <ProblemSummary problems={problems} failures={failures} heading={m.deposit_fill_in()} />
          <AboutYou form={form} textOf={textOf} />
          <AboutStudies form={form} textOf={textOf} institutions={institutions} />
          <div className={styles.buttons}>
            <Button type="submit" loading={isSubmitting}>
              {m.deposit_continue()}
            </Button>
          </div>
          <p role="status" className={styles.hint}>
            {draft === 'kept' && m.deposit_draft_kept()}
            {draft === 'failed' && m.deposit_draft_not_kept()}
          </p>
        </form>
      )}
      {wizard.page === 2 && submission && (
        <CheckAndSend
          intro={m.deposit_summary_intro()}
          amount={<ExpectedAmount submission={submission} />}
          next={<p>{m.deposit_check_next()}</p>}
          send={() => submitApplication(application.id, submission)}
          changed={applicationQuery.queryKey}
          errorText={applicationErrorText}
          isFinal={isFinalRefusal}
          onBack={() => wizard.take('back')}
          onSent={() => wizard.take('submitted')}
        >
          {() => <Summary submission={submission} />}
        </CheckAndSend>
      )}
      {wizard.page === 3 && (
        <>
          <NoticeBox tone="success" heading={m.deposit_thanks_heading()} isStepHeading>
            <p>{m.deposit_thanks_text()}</p>
            <Expected />
          </NoticeBox>
          <p>
            <ContentLink href={pagePath('depositAccount', getLocale())}>
              {m.deposit_to_account()}
            </ContentLink>
          </p>
        </>
      )}
    </div>
  )
}

/** All that is sent, if the form is whole. */
function submissionOf(
  values: TypedApplication,
  institutions: Props['institutions'],
): Submission | null {
  const { data } = createTypedApplication(depositFormsOf(institutions)).safeParse(values)
  const chosen = institutions.find(({ code }) => code === data?.institution)
  if (!data || !chosen) return null
  return toSubmission(data, { name: textIn(chosen.name), depositForm: chosen.depositForm })
}
