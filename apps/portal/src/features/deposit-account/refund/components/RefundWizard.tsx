import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { UserDetails } from '#core/profile/contract.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Steps } from '#ui/steps/Steps.tsx'
import { stepHeading } from '#ui/wizard/step-heading.ts'
import { useWizard } from '#ui/wizard/use-wizard.ts'
import { useWizardFocus } from '#ui/wizard/use-wizard-focus.ts'
import type { WizardSearch, WizardStage } from '#ui/wizard/wizard-stage.ts'
import styles from '../../components/Application.module.css'
import type { RefundApplication } from '../contract.ts'
import { saveRefundDraft } from '../queries.ts'
import { type RefundForm, refundForm } from '../refund-form.ts'
import { NoForm } from './NoForm.tsx'
import { RefundCheck } from './RefundCheck.tsx'
import { RefundFields } from './RefundFields.tsx'

type Props = {
  refund: RefundApplication
  initial: RefundForm
  details: UserDetails
  search: WizardSearch
  go: (search: WizardSearch, replace: boolean) => void
}

/** The refund in three pages: the form, all of it to be checked, and thanks. */
export function RefundWizard({ refund, initial, details, search, go }: Props) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [kept, setKept] = useState(refund.attachments)
  const { ordinary, manual } = refund.eligibility
  const resolver = useMemo(() => zodResolver(refundForm(alreadySentOf(refund))), [refund])
  const [values] = useState<RefundForm>({
    ...initial,
    route: manual === 'form' ? initial.route : 'ordinary',
    files: refund.attachments.map(({ size }) => ({ size })),
  })
  const form = useForm({ resolver, defaultValues: values, shouldFocusError: false })
  /** A reload of the second page stays there, where the server has all that the page shows. */
  const [checked, setChecked] = useState(() =>
    search.page === 2 ? (refundForm(alreadySentOf(refund)).safeParse(values).data ?? null) : null,
  )
  const [stage] = useState<WizardStage>(checked ? 'verified' : 'initial')
  const wizard = useWizard(stage, search, go)
  const area = useWizardFocus(wizard.page)
  const { state: draft } = useDraft(form, wizard.stage !== 'submitted', saveRefundDraft)
  const isManual = form.watch('route') === 'manual'
  /** The form counts them; what they are stays here. */
  function attach(chosen: readonly File[], stays: typeof kept) {
    setFiles(chosen)
    setKept(stays)
    const sizes = [...stays, ...chosen].map(({ size }) => ({ size }))
    form.setValue('files', sizes, { shouldValidate: form.formState.isSubmitted })
  }

  const isForm = isManual || ordinary === 'form'
  return (
    <div className={styles.area} ref={area} tabIndex={-1}>
      {isForm && (
        <Steps
          names={[m.deposit_step_details(), m.deposit_step_summary(), m.deposit_step_thanks()]}
          current={wizard.page}
        />
      )}
      {wizard.page === 1 && isForm && (
        <h2 className={styles.heading} {...stepHeading}>
          {m.deposit_step_details()}
        </h2>
      )}
      {wizard.page === 1 && refund.comment && (
        <NoticeBox tone="warning" heading={m.deposit_comment()}>
          <p className={styles.comment}>{refund.comment}</p>
        </NoticeBox>
      )}
      {wizard.page === 1 && refund.payoutFailure && (
        <NoticeBox tone="warning" heading={m.refund_returned_heading()}>
          <p>{m.refund_returned_form()}</p>
        </NoticeBox>
      )}
      {wizard.page === 1 && !isManual && <NoForm answer={ordinary} />}
      {wizard.page === 1 && (
        <RefundFields
          form={form}
          refund={refund}
          details={details}
          files={files}
          kept={kept}
          attach={attach}
          draft={draft}
          onContinue={(values) => {
            setChecked(values)
            wizard.take('continue')
          }}
        />
      )}
      {wizard.page === 2 && checked && (
        <RefundCheck
          refund={refund}
          details={details}
          files={files}
          kept={kept}
          values={checked}
          onBack={() => wizard.take('back')}
          onSent={() => wizard.take('submitted')}
        />
      )}
      {wizard.page === 3 && <Thanks />}
    </div>
  )
}

function Thanks() {
  return (
    <>
      <NoticeBox tone="success" heading={m.refund_thanks_heading()} isStepHeading>
        <p>{m.refund_thanks_text()}</p>
      </NoticeBox>
      <p>
        <ContentLink href={pagePath('depositAccount', getLocale())}>
          {m.deposit_to_account()}
        </ContentLink>
      </p>
    </>
  )
}

/** What was sent before and is not shown again. */
export const alreadySentOf = ({ route, payoutFailure }: RefundApplication) => ({
  account: route === 'ordinary' && payoutFailure === null,
  details: route === 'manual' && payoutFailure === null,
})
