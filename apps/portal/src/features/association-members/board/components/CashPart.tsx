import { Button } from '@digdir/designsystemet-react'
import { type FormEvent, useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/AssociationMembers.module.css'
import { useMemberAction } from '../../components/use-member-action.ts'
import { dayText } from '../../model/member-texts.ts'
import { registerCash, setupKey } from '../queries.ts'

/** Somebody in the register has paid the fee in cash. */
export function CashPart({ id, feeOre }: { id: string; feeOre: number }) {
  const [email, setEmail] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const amount = formatKroner(feeOre)
  const registering = useMemberAction({
    call: () => registerCash(id, email.trim()),
    changes: setupKey(id),
    done: ({ name, endsOn }) => m.association_cash_done({ name, until: dayText(endsOn) }),
    onDone: () => {
      setEmail('')
      setOpen(false)
    },
  })

  function ask(event: FormEvent) {
    event.preventDefault()
    const isWrong = email.trim().length < 3
    setMissing(isWrong)
    if (isWrong) document.getElementById('cash-email')?.focus()
    else setOpen(true)
  }

  return (
    <section className={styles.part} aria-labelledby="association-cash">
      <h2 id="association-cash">{m.association_cash_heading()}</h2>
      <p>{m.association_cash_text({ amount })}</p>
      <form method="post" className={formStyles.form} onSubmit={ask} noValidate>
        <TextField
          id="cash-email"
          type="email"
          label={m.association_cash_email()}
          autoComplete="off"
          maxLength={254}
          value={email}
          error={isMissing ? m.association_cash_email_required() : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div>
          <Button type="submit">{m.association_cash_register()}</Button>
        </div>
      </form>
      {isOpen && (
        <ConfirmDialog
          heading={m.association_cash_heading()}
          yes={m.association_cash_register()}
          isBusy={registering.isPending}
          onConfirm={() => registering.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{m.association_cash_confirm({ email: email.trim(), amount })}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
