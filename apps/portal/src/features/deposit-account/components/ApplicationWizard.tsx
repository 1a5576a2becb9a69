import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { toWrittenDate } from '#core/profile/birth-date.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Steps } from '#ui/steps/Steps.tsx'
import { useWizard } from '#ui/wizard/use-wizard.ts'
import type { WizardSearch, WizardStage } from '#ui/wizard/wizard-stage.ts'
import {
  applicationFields,
  type Submission,
  TypedApplication,
  toSubmission,
} from '../application-form.ts'
import type { AccountApplication, Universities } from '../contract.ts'
import { applicationErrorText, applicationFieldText, isFinalRefusal } from '../field-texts.ts'
import { applicationQuery, saveDraft, submitApplication } from '../queries.ts'
import styles from './Application.module.css'
import { AboutStudies, AboutYou, idPrefix } from './ApplicationFields.tsx'
import { Expected } from './Expected.tsx'
import { Summary } from './Summary.tsx'

type Props = {
  application: AccountApplication
  /** What the form begins with: a draft, what was sent, or the profile. */
  begin: { values: TypedApplication; isTouched: boolean }
  universities: Universities['items']
  search: WizardSearch
  go: (search: WizardSearch, replace: boolean) => void
}

/** The application in three pages: the form, all of it to be checked, and thanks. */
export function ApplicationWizard({ application, begin, universities, search, go }: Props) {
  const [submission, setSubmission] = useState(() =>
    search.page === 2 ? submissionOf(begin.values, universities) : null,
  )
  const [stage] = useState<WizardStage>(
    submission ? 'verified' : begin.isTouched ? 'unverified' : 'initial',
  )
  const wizard = useWizard(stage, search, go)
  const area = useRef<HTMLDivElement>(null)
  const form = useForm({
    resolver: zodResolver(TypedApplication),
    defaultValues: { ...begin.values, dateOfBirth: toWrittenDate(begin.values.dateOfBirth) },
    shouldFocusError: false,
  })
  const { state: draft } = useDraft(form, wizard.stage !== 'submitted', saveDraft)
  const page = useRef(wizard.page)
  useEffect(() => {
    if (page.current === wizard.page) return
    page.current = wizard.page
    area.current?.focus()
    area.current?.scrollIntoView({ block: 'start' })
  }, [wizard.page])

  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: applicationFields,
    codeText: applicationFieldText,
    send: async (values) => {
      setSubmission(submissionOf(values, universities))
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
        <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
          {application.comment && (
            <NoticeBox tone="warning" heading={m.deposit_comment()}>
              <p className={styles.comment}>{application.comment}</p>
            </NoticeBox>
          )}
          <ProblemSummary problems={problems} failures={failures} heading={m.deposit_fill_in()} />
          <AboutYou form={form} textOf={textOf} universities={universities} />
          <AboutStudies form={form} textOf={textOf} universities={universities} />
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
        <Check
          id={application.id}
          submission={submission}
          onBack={() => wizard.take('back')}
          onSent={() => wizard.take('submitted')}
        />
      )}
      {wizard.page === 3 && (
        <>
          <NoticeBox tone="success" heading={m.deposit_thanks_heading()}>
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
  universities: Props['universities'],
): Submission | null {
  const { data } = TypedApplication.safeParse(values)
  const name = universities.find(({ code }) => code === data?.institution)?.name ?? ''
  return data ? toSubmission(data, name) : null
}

type CheckProps = {
  id: string | null
  submission: Submission
  onBack: () => void
  onSent: () => void
}

function Check({ id, submission, onBack, onSent }: CheckProps) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const [failures, setFailures] = useState(0)
  /** The second of two presses in one blink comes before the button knows of the first. */
  const isUnderWay = useRef(false)
  const sending = useMutation({
    mutationFn: () => whileLoggedIn(() => submitApplication(id, submission)),
    onSuccess: async () => {
      onSent()
      await queryClient.invalidateQueries({ queryKey: applicationQuery.queryKey })
    },
    onError: () => setFailures((count) => count + 1),
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  /** It was sent in another window meanwhile, or decided: the same press is refused for ever. */
  const isOver = sending.error instanceof ApiError && isFinalRefusal(sending.error.code)
  const send = () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    sending.mutate()
  }
  return (
    <>
      <p>{m.deposit_summary_intro()}</p>
      {sending.error && (
        <ProblemSummary
          problems={[{ fieldId: undefined, text: applicationErrorText(sending.error) }]}
          failures={failures}
        />
      )}
      <Summary submission={submission} />
      {isOver ? (
        <p>
          <ContentLink href={pagePath('depositAccount', getLocale())}>
            {m.deposit_to_account()}
          </ContentLink>
        </p>
      ) : (
        <div className={styles.buttons}>
          <Button loading={sending.isPending} onClick={send}>
            {sending.isPending ? m.deposit_submitting() : m.deposit_submit()}
          </Button>
          <Button variant="secondary" disabled={sending.isPending} onClick={onBack}>
            {m.deposit_back()}
          </Button>
        </div>
      )}
    </>
  )
}
