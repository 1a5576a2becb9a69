import { Button, ValidationMessage } from '@digdir/designsystemet-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { type FoundProblem, mostLines } from '../../model/expense-form.ts'
import { emptyLine, onlyCategory } from '../form-content.ts'
import { fieldId, textBeside } from '../problem-texts.ts'
import type { RefundForm } from '../use-refund-form.ts'
import styles from './Apply.module.css'
import { ExpenseLine } from './ExpenseLine.tsx'
import { TotalLine } from './TotalLine.tsx'

type Props = { form: RefundForm; problems: readonly FoundProblem[] }

/** What somebody has spent: each expense, or the totals. */
export function ExpenseLines({ form, problems }: Props) {
  const { content, terms } = form
  const focusOn = useRef<string | null>(null)
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (focusOn.current === null) return
    document.getElementById(focusOn.current)?.focus()
    focusOn.current = null
  })
  const firstField = (id: string) =>
    fieldId(terms.rules.categories.length > 1 ? 'category' : 'from', id)

  function add() {
    const line = emptyLine({ category: onlyCategory(terms.rules) })
    focusOn.current = firstField(line.id)
    setMessage('')
    form.change((before) => ({ ...before, lines: [...before.lines, line] }))
  }

  function remove(id: string, number: number) {
    const place = content.lines.findIndex((line) => line.id === id)
    const next = content.lines[place + 1] ?? content.lines[place - 1]
    focusOn.current = next ? firstField(next.id) : fieldId('lines')
    setMessage(m.health_refund_line_removed({ number: String(number) }))
    form.change((before) => ({
      ...before,
      lines: before.lines.filter((line) => line.id !== id),
    }))
  }

  const none = textBeside(problems, 'lines')
  if (terms.rules.statement === 'total')
    return (
      <div id={fieldId('lines')} tabIndex={-1} className={styles.lines}>
        {none && <ValidationMessage>{none}</ValidationMessage>}
        {content.lines.map((line) => (
          <TotalLine
            key={line.id}
            form={form}
            line={line}
            textOf={(field) => textBeside(problems, field, line.id)}
          />
        ))}
      </div>
    )
  return (
    <div className={styles.lines}>
      {content.lines.map((line, index) => (
        <ExpenseLine
          key={line.id}
          form={form}
          line={line}
          number={index + 1}
          textOf={(field) => textBeside(problems, field, line.id)}
          onRemove={content.lines.length > 1 ? () => remove(line.id, index + 1) : undefined}
        />
      ))}
      {none && <ValidationMessage>{none}</ValidationMessage>}
      {content.lines.length < mostLines && (
        <div>
          <Button id={fieldId('lines')} type="button" variant="secondary" onClick={add}>
            {m.health_refund_add_line()}
          </Button>
        </div>
      )}
      <p role="status" className="ds-sr-only">
        {message}
      </p>
    </div>
  )
}
