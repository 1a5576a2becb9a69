import { Button } from '@digdir/designsystemet-react'
import { useRef, useState } from 'react'
import { CalculationSteps } from '#core/health-refunds/components/CalculationSteps.tsx'
import { calculateRefund } from '#core/health-refunds/rules/calculate-refund.ts'
import type { SchemeRules } from '#core/health-refunds/rules/scheme-rules.ts'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/Schemes.module.css'
import { type ExampleLine, isNoAmount, readExample } from '../example-sums.ts'
import { type ExampleCategory, ExampleLineFields } from './ExampleLineFields.tsx'

type Props = {
  /** Null where they cannot be read as yet. */
  rules: SchemeRules | null
  categories: readonly ExampleCategory[]
}

const newLine = (category = ''): ExampleLine => ({
  id: crypto.randomUUID(),
  category,
  amount: '',
  isEarlier: false,
})

/** Staff try the rules with expenses, and see every step of the sum. Nothing of it is stored. */
export function Examples({ rules, categories }: Props) {
  const [lines, setLines] = useState(() => [newLine()])
  const [granted, setGranted] = useState('')
  const part = useRef<HTMLElement>(null)
  const hasEarlier = lines.some(({ isEarlier }) => isEarlier)
  const { spent, earlier } = readExample(lines, hasEarlier ? granted : '', categories)
  const nameOf = (key: string) => categories.find((one) => one.key === key)?.name ?? key
  return (
    <section ref={part} tabIndex={-1} className={styles.part} aria-labelledby="health-examples">
      <h2 id="health-examples">{m.health_example_heading()}</h2>
      <p>{m.health_example_intro()}</p>
      {lines.map((line, at) => (
        <ExampleLineFields
          key={line.id}
          line={line}
          number={at + 1}
          categories={categories}
          change={(changes) =>
            setLines(lines.map((one) => (one.id === line.id ? { ...one, ...changes } : one)))
          }
          remove={
            lines.length > 1
              ? () => {
                  setLines(lines.filter(({ id }) => id !== line.id))
                  // What was pressed is no longer there.
                  part.current?.focus()
                }
              : null
          }
        />
      ))}
      <div className={styles.buttons}>
        <Button
          type="button"
          variant="secondary"
          onClick={() => setLines([...lines, newLine(lines.at(-1)?.category)])}
        >
          {m.health_example_add()}
        </Button>
      </div>
      {hasEarlier && (
        <TextField
          id="health-example-granted"
          label={m.health_example_granted()}
          inputMode="decimal"
          error={isNoAmount(granted) ? m.health_scheme_kroner_invalid() : undefined}
          value={granted}
          onChange={({ target }) => setGranted(target.value)}
        />
      )}
      <div role="status">
        {rules ? (
          spent.length > 0 && (
            <CalculationSteps
              calculation={calculateRefund(rules, spent, earlier)}
              nameOf={nameOf}
            />
          )
        ) : (
          <p>{m.health_example_no_rules()}</p>
        )}
      </div>
    </section>
  )
}
