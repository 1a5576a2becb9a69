import { useState } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Steps } from '#ui/steps/Steps.tsx'
import { stepHeading } from '#ui/wizard/step-heading.ts'
import { useWizard } from '#ui/wizard/use-wizard.ts'
import { useWizardFocus } from '#ui/wizard/use-wizard-focus.ts'
import type { WizardSearch, WizardStage } from '#ui/wizard/wizard-stage.ts'
import type { DraftPlace } from '../../draft/place.ts'
import type { Draft } from '../../model/contract.ts'
import { useRefundForm } from '../use-refund-form.ts'
import styles from './Apply.module.css'
import { ChangedElsewhere } from './ChangedElsewhere.tsx'
import { CheckStep } from './CheckStep.tsx'
import { DiscardDraft } from './DiscardDraft.tsx'
import { ExpensesStep } from './ExpensesStep.tsx'
import { FormHead } from './FormHead.tsx'

type Props = {
  place: DraftPlace
  draft: Draft
  search: WizardSearch
  go: (search: WizardSearch, replace: boolean) => void
  /** Loads the form again. */
  reload: () => Promise<unknown>
}

/** A refund in three pages: the expenses, all of it to be checked, and thanks. */
export function RefundWizard({ place, draft, search, go, reload }: Props) {
  const form = useRefundForm(place, draft)
  const [isRefused, setRefused] = useState(false)
  /** A reload of the second page stays there, where the server has all that the page shows. */
  const [stage] = useState<WizardStage>(() =>
    search.page === 2 && form.problems.length === 0 ? 'verified' : 'initial',
  )
  const wizard = useWizard(stage, search, go)
  const area = useWizardFocus(wizard.page)
  const isNew = place.id === undefined
  return (
    <div className={styles.area} ref={area} tabIndex={-1}>
      <Steps
        names={[
          m.health_refund_step_expenses(),
          m.health_refund_step_check(),
          m.health_refund_step_thanks(),
        ]}
        current={wizard.page}
      />
      {wizard.page < 3 && form.saving.state === 'changed' && <ChangedElsewhere reload={reload} />}
      {wizard.page === 1 && (
        <>
          <h2 className={styles.heading} {...stepHeading}>
            {m.health_refund_step_expenses()}
          </h2>
          <FormHead terms={form.terms} comment={draft.comment} />
          <ExpensesStep
            form={form}
            isRefused={isRefused}
            onContinue={() => {
              setRefused(false)
              wizard.take('continue')
            }}
          >
            <DiscardDraft form={form} isNew={isNew} />
          </ExpensesStep>
        </>
      )}
      {wizard.page === 2 && (
        <CheckStep
          form={form}
          maskedAccount={draft.maskedAccount}
          onBack={() => wizard.take('back')}
          onRefused={() => {
            setRefused(true)
            wizard.take('back')
          }}
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
      <NoticeBox tone="success" heading={m.health_refund_thanks()} isStepHeading>
        <p>{m.health_refund_thanks_text()}</p>
      </NoticeBox>
      <p>
        <ContentLink href={pagePath('healthApplications', getLocale())}>
          {m.health_refund_to_applications()}
        </ContentLink>
      </p>
    </>
  )
}
