import { Button } from '@digdir/designsystemet-react'
import type { UseFormReturn } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { FileField, type StoredUpload } from '#core/files/components/FileField.tsx'
import type { UserDetails } from '#core/profile/contract.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/Application.module.css'
import type { RefundApplication } from '../contract.ts'
import { mostRefundFiles, type RefundForm, refundFields } from '../refund-form.ts'
import { idPrefix, refundFieldText } from '../refund-texts.ts'
import { ManualFields } from './ManualFields.tsx'
import { AboutYou } from './RefundFacts.tsx'

type Kept = RefundApplication['attachments']

type Props = {
  form: UseFormReturn<RefundForm>
  refund: RefundApplication
  details: UserDetails
  files: readonly File[]
  kept: Kept
  attach: (files: readonly File[], kept: Kept) => void
  draft: 'none' | 'kept' | 'failed'
  onContinue: (values: RefundForm) => void
}

/** The first page: to an account of one’s own, or the other route. */
export function RefundFields({ form, refund, details, onContinue, draft, ...attached }: Props) {
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: refundFields,
    codeText: refundFieldText,
    send: async (values) => onContinue(values),
  })
  const isManual = form.watch('route') === 'manual'
  const { ordinary, manual } = refund.eligibility
  const switchTo = (route: RefundForm['route']) => {
    form.clearErrors()
    form.setValue('route', route, { shouldDirty: true })
  }
  const otherWay = isManual ? (
    <Button type="button" variant="secondary" onClick={() => switchTo('ordinary')}>
      {m.refund_to_ordinary()}
    </Button>
  ) : (
    manual === 'form' && (
      <Button type="button" variant="secondary" onClick={() => switchTo('manual')}>
        {m.refund_to_manual()}
      </Button>
    )
  )
  if (!isManual && ordinary !== 'form') return <p>{otherWay}</p>
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} heading={m.deposit_fill_in()} />
      {isManual ? (
        <ManualFields
          form={form}
          textOf={textOf}
          isKept={refund.route === 'manual' && refund.payoutFailure === null}
        />
      ) : (
        <>
          <AboutYou details={details} />
          <TextField
            id={`${idPrefix}kontonummer`}
            label={m.refund_account()}
            hint={
              refund.maskedAccount && refund.payoutFailure === null
                ? m.refund_account_kept({ account: refund.maskedAccount })
                : m.refund_account_hint()
            }
            placeholder={m.refund_account_placeholder()}
            inputMode="text"
            autoComplete="off"
            error={textOf('kontonummer')}
            {...form.register('kontonummer')}
          />
        </>
      )}
      <p className={styles.hint}>
        {isManual ? m.refund_files_manual_hint() : m.refund_files_hint()}
      </p>
      <FileField
        id={`${idPrefix}files`}
        files={attached.files}
        kept={attached.kept satisfies readonly StoredUpload[]}
        most={mostRefundFiles}
        error={textOf('files')}
        onChange={(files) => attached.attach(files, attached.kept)}
        onRemoveKept={(id) =>
          attached.attach(
            attached.files,
            attached.kept.filter((file) => file.id !== id),
          )
        }
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={isSubmitting}>
          {m.deposit_continue()}
        </Button>
        <ContentLink
          href={pagePath('depositAccount', getLocale())}
          className="ds-button"
          data-variant="secondary"
        >
          {m.refund_cancel()}
        </ContentLink>
      </div>
      <p role="status" className={styles.hint}>
        {draft === 'failed' && isManual ? m.deposit_draft_not_kept() : m.refund_draft_hint()}
      </p>
      <p>{otherWay}</p>
    </form>
  )
}
