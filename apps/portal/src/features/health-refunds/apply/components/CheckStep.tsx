import { Button } from '@digdir/designsystemet-react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { stepHeading } from '#ui/wizard/step-heading.ts'
import { Worked } from '../../components/Worked.tsx'
import { checkIds, checkTexts } from '../check-texts.ts'
import type { RefundForm } from '../use-refund-form.ts'
import { useSendRefund } from '../use-send-refund.ts'
import styles from './Apply.module.css'
import { ClaimRight } from './ClaimRight.tsx'
import { RefundSummary } from './RefundSummary.tsx'

type Props = {
  form: RefundForm
  /** Of the application that is changed; empty for a new one. */
  maskedAccount: string
  onBack: () => void
  /** The server found something to put right on the first page. */
  onRefused: () => void
  onSent: () => void
}

/** The second page: everything once more, the checks, and where the money should go. */
export function CheckStep({ form, maskedAccount, onBack, onRefused, onSent }: Props) {
  const { terms, worked } = form
  const sending = useSendRefund({ form, maskedAccount, onRefused, onSent })
  const { problems, failures, textOf, typed, setTyped } = sending
  return (
    <>
      <h2 className={styles.heading} {...stepHeading}>
        {m.answers_heading()}
      </h2>
      <ProblemSummary problems={problems} failures={failures} heading={m.health_refund_fill_in()} />
      {sending.newAmount && (
        <NoticeBox tone="info">
          <p>{m.health_refund_new_amount({ amount: sending.newAmount })}</p>
        </NoticeBox>
      )}
      <RefundSummary form={form} />
      <section className={styles.worked} aria-labelledby="health-refund-checked">
        <h3 id="health-refund-checked">{m.health_refund_worked()}</h3>
        <Worked {...worked} categories={terms.rules.categories} />
      </section>
      <div className={styles.form}>
        {sending.isRightMissing && (
          <ClaimRight
            form={form}
            isClaimed={typed.claimsRight}
            errorOf={textOf}
            onChange={(claimsRight) => setTyped({ claimsRight })}
          />
        )}
        <Choices
          id={checkIds.group}
          legend={m.health_refund_checks()}
          type="checkbox"
          options={checkTexts(terms)}
          chosen={typed.checks}
          error={textOf('checks')}
          onChange={(checks) => setTyped({ checks })}
        />
        <TextField
          id={checkIds.account}
          label={m.health_refund_account()}
          hint={
            maskedAccount
              ? m.health_refund_account_same({ account: maskedAccount })
              : m.health_refund_account_hint()
          }
          inputMode="text"
          autoComplete="off"
          maxLength={60}
          value={typed.account}
          error={textOf('account')}
          onChange={(event) => setTyped({ account: event.target.value })}
        />
        <p className={styles.text}>{m.health_refund_next()}</p>
        {sending.isOver ? (
          <p>
            <ContentLink href={pagePath('healthApplications', getLocale())}>
              {m.health_refund_to_applications()}
            </ContentLink>
          </p>
        ) : (
          <div className={styles.buttons}>
            <Button loading={sending.isPending} onClick={sending.send}>
              {m.health_refund_send()}
            </Button>
            <Button variant="secondary" disabled={sending.isPending} onClick={onBack}>
              {m.health_refund_back()}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
