import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { ErrorBox } from '#ui/ErrorBox.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../components/Money.module.css'
import { MonthOptions } from '../../components/MonthOptions.tsx'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import { monthOf } from '../../model/rules/month.ts'
import type { FeeChild } from '../contract.ts'
import { feeChildrenKey, setPayers } from '../queries.ts'

const lacksPayer = ({ guardians, payers }: FeeChild) => guardians.length > 1 && payers.length === 0

/** Who pays for each child whose payer nobody has chosen, in one form: many, after an import. */
export function ManyPayers({ items }: { items: readonly FeeChild[] }) {
  const [isOpen, setOpen] = useState(false)
  const lacking = items.filter(lacksPayer)
  if (lacking.length === 0) return null
  return (
    <>
      <p>{m.kindergarten_payers_missing({ count: lacking.length })}</p>
      <div>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {m.kindergarten_payers_many()}
        </Button>
      </div>
      {isOpen && <ManyPayersForm lacking={lacking} />}
    </>
  )
}

function ManyPayersForm({ lacking }: { lacking: readonly FeeChild[] }) {
  const [fromMonth, setFromMonth] = useState(() => monthOf(osloDate(new Date())))
  const [payers, setPayersOf] = useState<Readonly<Record<string, string>>>({})
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const chosen = lacking.filter(({ id }) => payers[id])
  const saving = useSingleMutation<unknown>({
    mutationFn: async () => {
      const failed: { name: string; error: unknown }[] = []
      for (const { id, name } of chosen) {
        const body = {
          fromMonth,
          firstId: payers[id] ?? '',
          secondId: null,
          secondPercent: 0,
          version: 0,
        }
        await whileLoggedIn(() => setPayers(id, body)).catch((error: unknown) =>
          failed.push({ name, error }),
        )
      }
      const saved = chosen.length - failed.length
      if (saved > 0) showMessage(m.kindergarten_payers_many_saved({ count: saved }), 'success')
      const [first] = failed
      if (first)
        throw new Error(
          m.kindergarten_payers_many_failed({
            names: failed.map(({ name }) => name).join(', '),
            reason: moneyErrorText(first.error),
          }),
        )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: feeChildrenKey }),
  })
  return (
    <form
      className={styles.group}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen.length > 0) saving.mutate()
      }}
    >
      <div className={styles.fields}>
        <SelectField
          id="many-payers-month"
          label={m.kindergarten_decision_from()}
          error={undefined}
          value={fromMonth}
          onChange={({ target }) => setFromMonth(target.value)}
        >
          <MonthOptions />
        </SelectField>
      </div>
      <div className={styles.fields}>
        {lacking.map(({ id, name, guardians }) => (
          <SelectField
            key={id}
            id={`many-payers-${id}`}
            label={name}
            error={undefined}
            value={payers[id] ?? ''}
            onChange={({ target }) => setPayersOf({ ...payers, [id]: target.value })}
          >
            <option value="">{m.kindergarten_fee_nobody()}</option>
            {guardians.map((guardian) => (
              <option key={guardian.id} value={guardian.id}>
                {guardian.name}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {saving.error && <ErrorBox message={saving.error.message} error={saving.error} />}
      <div>
        <Button type="submit" loading={saving.isPending} disabled={chosen.length === 0}>
          {m.kindergarten_save()}
        </Button>
      </div>
    </form>
  )
}
