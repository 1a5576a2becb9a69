import { m } from '#messages'
import { Choices } from '#ui/form/Choices.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/Schemes.module.css'
import { onceTexts } from '../../model/describe-rules.ts'
import { type FieldProps, idPrefix } from '../field-props.ts'

const amounts = ['ownShare', 'countedUpTo', 'cap', 'smallestPayout'] as const

const labels = {
  ownShare: m.health_scheme_own_share,
  countedUpTo: m.health_scheme_counted_up_to,
  cap: m.health_scheme_cap,
  smallestPayout: m.health_scheme_smallest_payout,
} satisfies Record<(typeof amounts)[number], () => string>

const hints = {
  ownShare: m.health_scheme_own_share_hint,
  countedUpTo: m.health_scheme_counted_up_to_hint,
  cap: m.health_scheme_cap_hint,
  smallestPayout: m.health_scheme_smallest_payout_hint,
} satisfies Record<(typeof amounts)[number], () => string>

/** What holds for all categories together in a period. */
export function AmountFields({ typed, change, textOf }: FieldProps) {
  return (
    <fieldset className={styles.part}>
      <legend>{m.health_scheme_all_categories()}</legend>
      <p>{m.health_scheme_all_categories_hint()}</p>
      {amounts.map((amount) => (
        <TextField
          key={amount}
          id={idPrefix + amount}
          label={labels[amount]()}
          hint={hints[amount]()}
          inputMode="decimal"
          error={textOf(amount)}
          value={typed[amount]}
          onChange={({ target }) => change({ [amount]: target.value })}
        />
      ))}
      <Choices
        id={`${idPrefix}isOnce`}
        type="radio"
        legend={m.health_scheme_times_applied()}
        options={(['often', 'once'] as const).map((value) => ({
          value,
          text: onceTexts[value](),
        }))}
        chosen={[typed.isOnce ? 'once' : 'often']}
        onChange={([chosen]) => change({ isOnce: chosen === 'once' })}
      />
    </fieldset>
  )
}
