import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import styles from '#core/bank/components/Money.module.css'
import { moneyErrorText, moneyFieldText } from '#core/bank/money-texts.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { PayoutLine, ShownPayee } from '../../model/contract.ts'
import { ReasonForm } from '../../model/forms.ts'
import { showPayee } from '../queries.ts'

const idPrefix = 'payee-'

/** Where a payout goes, for a user who gives a reason; closing the dialog hides it again. */
export function PayeeDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const [payee, setPayee] = useState<ShownPayee | null>(null)
  if (payee)
    return (
      <Dialog key="payee" heading={payee.name} onClose={onClose}>
        <Facts>
          <Fact label={m.money_account()}>{payee.account && inGroups(payee.account)}</Fact>
          <Fact label={m.money_details()}>
            {payee.details && <span className={styles.text}>{payee.details}</span>}
          </Fact>
        </Facts>
      </Dialog>
    )
  return (
    <Dialog key="reason" heading={m.money_show_heading()} onClose={onClose}>
      <Reason id={line.id} onShow={setPayee} />
    </Dialog>
  )
}

function Reason({ id, onShow }: { id: string; onShow: (payee: ShownPayee) => void }) {
  const whileLoggedIn = useLoginInPlace()
  const form = useForm({
    resolver: zodResolver(ReasonForm),
    defaultValues: { reason: '' },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `payee:${id}`, fields: ['reason'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['reason'],
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    send: async ({ reason }) => {
      const shown = await whileLoggedIn(() => showPayee(id, reason))
      draft.forget()
      onShow(shown)
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <p>{m.money_show_text()}</p>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id={`${idPrefix}reason`}
        label={m.money_reason()}
        autoComplete="off"
        error={textOf('reason')}
        {...form.register('reason')}
      />
      <DraftNote draft={draft} />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {m.money_show_yes()}
        </Button>
      </div>
    </form>
  )
}

/** `1503.20.80119`, as banks write it. */
const inGroups = (digits: string) => digits.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1.$2.$3')
