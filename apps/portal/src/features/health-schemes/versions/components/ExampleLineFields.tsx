import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { Choices } from '#ui/form/Choices.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/Schemes.module.css'
import { type ExampleLine, isNoAmount } from '../example-sums.ts'

export type ExampleCategory = { readonly key: string; readonly name: string }

type Props = {
  line: ExampleLine
  number: number
  categories: readonly ExampleCategory[]
  change: (changes: Partial<ExampleLine>) => void
  /** Null of the only one. */
  remove: (() => void) | null
}

/** One expense of an example. */
export function ExampleLineFields({ line, number, categories, change, remove }: Props) {
  const { id, category, amount, isEarlier } = line
  return (
    <fieldset className={styles.category}>
      <legend>{m.health_example_expense({ number })}</legend>
      <div className={styles.fields}>
        <SelectField
          id={`health-example-category-${id}`}
          label={m.health_example_category()}
          error={undefined}
          value={category || categories[0]?.key}
          onChange={({ target }) => change({ category: target.value })}
        >
          {categories.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          id={`health-example-amount-${id}`}
          label={m.health_example_amount()}
          inputMode="decimal"
          error={isNoAmount(amount) ? m.health_scheme_kroner_invalid() : undefined}
          value={amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      </div>
      <Choices
        id={`health-example-earlier-${id}`}
        type="checkbox"
        legend={m.health_example_when()}
        options={[{ value: 'earlier', text: m.health_example_earlier() }]}
        chosen={isEarlier ? ['earlier'] : []}
        onChange={(chosen) => change({ isEarlier: chosen.length > 0 })}
      />
      {remove && (
        <div className={styles.buttons}>
          <Button type="button" variant="tertiary" onClick={remove}>
            {m.health_example_remove({ number })}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
