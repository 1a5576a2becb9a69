import { Button, Label, ValidationMessage } from '@digdir/designsystemet-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { MoneyLine } from '#core/grants/content.ts'
import { longest, mostLines } from '#core/grants/limits.ts'
import { sumOf } from '#core/grants/money.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import formStyles from '#ui/form/Form.module.css'
import { isSameLines, readAmount, readLines, type TypedLine, writeAmount } from '../typed-lines.ts'
import styles from './GrantApplications.module.css'

type Props = {
  /** Of the group, where a problem with it leads. */
  id: string
  heading: string
  lines: readonly MoneyLine[]
  error: string | undefined
  onChange: (lines: MoneyLine[]) => void
  /** Whether an amount is typed that is none: it is not saved. */
  onInvalid: (isInvalid: boolean) => void
}

let lastKey = 0
const newLine = (text = '', amount = ''): TypedLine => {
  lastKey += 1
  return { key: lastKey, text, amount }
}
const toTyped = (lines: readonly MoneyLine[]): TypedLine[] =>
  lines.map(({ text, amountOre }) => newLine(text, writeAmount(amountOre)))

/** One side of a budget: lines are added and removed, and their sum follows. */
export function BudgetLines({ id, heading, lines, error, onChange, onInvalid }: Props) {
  const [typed, setTyped] = useState(() => toTyped(lines))
  const [known, setKnown] = useState(lines)
  const focusNext = useRef<string | null>(null)
  // Somebody else has changed the lines, or who typed has chosen theirs.
  if (!isSameLines(known, lines)) {
    setKnown(lines)
    if (!isSameLines(readLines(typed) ?? known, lines)) setTyped(toTyped(lines))
  }

  const isInvalid = readLines(typed) === null
  useEffect(() => onInvalid(isInvalid), [isInvalid, onInvalid])

  // A line that was added gets the focus, and the neighbour of one that was removed.
  useEffect(() => {
    if (focusNext.current === null) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
  })

  function put(next: TypedLine[]) {
    setTyped(next)
    const read = readLines(next)
    if (read === null) return
    setKnown(read)
    onChange(read)
  }

  function add() {
    if (typed.length >= mostLines) return
    const line = newLine()
    focusNext.current = `${id}-${line.key}-text`
    put([...typed, line])
  }

  function remove(at: number) {
    const next = typed.filter((_, other) => other !== at)
    const neighbour = next[Math.min(at, next.length - 1)]
    focusNext.current = neighbour ? `${id}-${neighbour.key}-text` : `${id}-add`
    put(next)
  }

  function addByEnter(event: KeyboardEvent, at: number) {
    if (event.key !== 'Enter') return
    // It would press the first button of the form.
    event.preventDefault()
    const next = typed[at + 1]
    if (next) document.getElementById(`${id}-${next.key}-text`)?.focus()
    else add()
  }

  const edit = (at: number, change: Partial<TypedLine>) =>
    put(typed.map((line, other) => (other === at ? { ...line, ...change } : line)))

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.lines}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{heading}</legend>
      {typed.map((line, at) => (
        <Line
          key={line.key}
          id={`${id}-${line.key}`}
          line={line}
          number={at + 1}
          onEdit={(change) => edit(at, change)}
          onKeyDown={(event) => addByEnter(event, at)}
          onRemove={() => remove(at)}
        />
      ))}
      <div>
        <Button
          id={`${id}-add`}
          type="button"
          variant="secondary"
          aria-disabled={typed.length >= mostLines}
          onClick={add}
        >
          {m.grant_applications_line_add({ part: heading })}
        </Button>
      </div>
      <p className={styles.sum}>
        {m.grant_applications_line_sum({
          part: heading,
          amount: formatKroner(sumOf(readLines(typed) ?? lines)),
        })}
      </p>
      {error && <ValidationMessage id={`${id}-error`}>{error}</ValidationMessage>}
    </fieldset>
  )
}

function Line(props: {
  id: string
  line: TypedLine
  number: number
  onEdit: (change: Partial<TypedLine>) => void
  onKeyDown: (event: KeyboardEvent) => void
  onRemove: () => void
}) {
  const { id, line, number, onEdit, onKeyDown, onRemove } = props
  const isWrong = readAmount(line.amount) === null
  return (
    <div className={styles.line}>
      <div className={formStyles.field}>
        <Label htmlFor={`${id}-text`}>{m.grant_applications_line_text({ number })}</Label>
        <input
          id={`${id}-text`}
          className="ds-input"
          value={line.text}
          maxLength={longest.line}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onChange={(event) => onEdit({ text: event.target.value })}
        />
      </div>
      <div className={formStyles.field}>
        <Label htmlFor={`${id}-amount`}>{m.grant_applications_line_amount({ number })}</Label>
        <input
          id={`${id}-amount`}
          className="ds-input"
          value={line.amount}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => onEdit({ amount: event.target.value })}
        />
        {isWrong && (
          <ValidationMessage id={`${id}-error`}>
            {m.grant_applications_typed_amount()}
          </ValidationMessage>
        )}
      </div>
      <Button
        type="button"
        variant="tertiary"
        aria-label={m.grant_applications_line_remove_name({ number, text: line.text })}
        onClick={onRemove}
      >
        {m.grant_applications_line_remove()}
      </Button>
    </div>
  )
}
