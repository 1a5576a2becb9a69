import { Button } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { longest, mostLines } from '#core/grants/limits.ts'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/GrantFunding.module.css'
import type { TypedLine } from '../typed-report.ts'

type Props = {
  id: string
  /** `Costs`. */
  name: string
  /** What they come to, in words. */
  sum: string
  lines: readonly TypedLine[]
  /** Keys of lines whose amount cannot be read. */
  wrong: ReadonlySet<number>
  nextKey: () => number
  onChange: (lines: readonly TypedLine[]) => void
}

/** The lines of one side of the accounts: each with what it is for and kroner. */
export function LinesField({ id, name, sum, lines, wrong, nextKey, onChange }: Props) {
  const focusOn = useRef<string | null>(null)
  useEffect(() => {
    if (focusOn.current === null) return
    document.getElementById(focusOn.current)?.focus()
    focusOn.current = null
  })
  const change = (key: number, changed: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)))

  function add() {
    const key = nextKey()
    focusOn.current = `${id}-text-${key}`
    onChange([...lines, { key, text: '', amount: '' }])
  }

  function remove(key: number) {
    const place = lines.findIndex((line) => line.key === key)
    const next = lines[place + 1] ?? lines[place - 1]
    focusOn.current = next ? `${id}-text-${next.key}` : `${id}-add`
    onChange(lines.filter((line) => line.key !== key))
  }

  return (
    <fieldset className={styles.lines}>
      <legend>{name}</legend>
      {lines.map(({ key, text, amount }, place) => {
        const inputs = { side: name, number: place + 1 }
        return (
          <div key={key} className={styles.line}>
            <TextField
              id={`${id}-text-${key}`}
              label={m.grant_funding_report_line_text(inputs)}
              value={text}
              maxLength={longest.line}
              autoComplete="off"
              error={undefined}
              onChange={(event) => change(key, { text: event.target.value })}
            />
            <TextField
              id={`${id}-amount-${key}`}
              label={m.grant_funding_report_line_amount(inputs)}
              value={amount}
              inputMode="decimal"
              maxLength={20}
              autoComplete="off"
              error={wrong.has(key) ? m.grant_funding_report_line_invalid() : undefined}
              onChange={(event) => change(key, { amount: event.target.value })}
            />
            <Button
              type="button"
              variant="tertiary"
              aria-label={m.grant_funding_report_line_remove({ number: place + 1, side: name })}
              onClick={() => remove(key)}
            >
              {m.grant_funding_report_line_remove_short()}
            </Button>
          </div>
        )
      })}
      <p>{sum}</p>
      {lines.length < mostLines && (
        <div>
          <Button id={`${id}-add`} type="button" variant="secondary" onClick={add}>
            {m.grant_funding_report_line_add()}
            <span className="ds-sr-only">: {name}</span>
          </Button>
        </div>
      )}
    </fieldset>
  )
}
