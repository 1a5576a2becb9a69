import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { normaliseAccountNumber } from '#core/bank/account-number.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { healthRefundsKey } from '../../model/queries.ts'
import { refundErrorText } from '../../model/refund-errors.ts'
import { changeAccount } from '../queries.ts'

const fieldId = 'refund-new-account'

/** Another account for money that came back. */
export function ChangeAccount({ id }: { id: string }) {
  const [account, setAccount] = useState('')
  const [problem, setProblem] = useState({ text: '', count: 0 })
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const fail = (text: string) => setProblem(({ count }) => ({ text, count: count + 1 }))
  const changing = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => changeAccount(id, account.trim())),
    onSuccess: async () => {
      showMessage(m.health_refund_account_changed(), 'success')
      await queryClient.invalidateQueries({ queryKey: healthRefundsKey })
    },
    onError: (error) => fail(refundErrorText(error)),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (account.trim() === '') return fail(m.health_refund_account_required())
    if (normaliseAccountNumber(account) === null) return fail(m.health_refund_account_invalid())
    changing.mutate()
  }

  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <NoticeBox tone="warning">
        <p>{m.health_refund_returned_text()}</p>
      </NoticeBox>
      <ProblemSummary
        problems={problem.text === '' ? [] : [{ fieldId, text: problem.text }]}
        failures={problem.count}
      />
      <TextField
        id={fieldId}
        label={m.health_refund_new_account()}
        hint={m.health_refund_account_hint()}
        autoComplete="off"
        maxLength={60}
        value={account}
        error={problem.text || undefined}
        onChange={(event) => setAccount(event.target.value)}
      />
      <div>
        <Button type="submit" loading={changing.isPending}>
          {m.health_refund_use_account()}
        </Button>
      </div>
    </form>
  )
}
