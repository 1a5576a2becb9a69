import { ValidationMessage } from '@digdir/designsystemet-react'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { TextArea } from '#ui/form/TextArea.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { longestNote } from '../../model/expense-form.ts'
import { checkIds } from '../check-texts.ts'
import type { RefundForm } from '../use-refund-form.ts'
import styles from './Apply.module.css'

type Props = {
  form: RefundForm
  isClaimed: boolean
  errorOf: (field: 'claim' | 'claimNote') => string | undefined
  onChange: (isClaimed: boolean) => void
}

/** By what we know nothing is paid, and the applicant may know more. */
export function ClaimRight({ form, isClaimed, errorOf, onChange }: Props) {
  const error = errorOf('claim')
  return (
    <NoticeBox tone="warning" heading={m.health_refund_claim_heading()}>
      <div className={styles.form}>
        <p>{m.health_refund_claim_text()}</p>
        <div>
          <label className={formStyles.choice}>
            <input
              id={checkIds.claim}
              type="checkbox"
              className="ds-input"
              checked={isClaimed}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${checkIds.claim}-error` : undefined}
              onChange={(event) => onChange(event.target.checked)}
            />
            {m.health_refund_claim()}
          </label>
          {error && <ValidationMessage id={`${checkIds.claim}-error`}>{error}</ValidationMessage>}
        </div>
        {isClaimed && (
          <TextArea
            id={checkIds.claimNote}
            label={m.health_refund_claim_note()}
            rows={4}
            maxLength={longestNote}
            value={form.content.note}
            error={errorOf('claimNote')}
            onChange={({ target: { value } }) =>
              form.change((before) => ({ ...before, note: value }))
            }
          />
        )}
      </div>
    </NoticeBox>
  )
}
