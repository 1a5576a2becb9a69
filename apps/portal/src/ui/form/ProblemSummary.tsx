import { Alert } from '@digdir/designsystemet-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { m } from '#messages'
import styles from './Form.module.css'
import type { Problem } from './problem.ts'

type Props = {
  problems: readonly Problem[]
  /** How often the form did not go through: each time the summary takes the focus. */
  failures: number
  /** Said first; that the form has problems, where nothing else is given. */
  heading?: string
}

/** All that is wrong, above the form; it takes the focus, and leads to each field. */
export function ProblemSummary({ problems, failures, heading }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef(0)
  // The box is there a moment after the failure was counted.
  useEffect(() => {
    if (failures === focused.current || !box.current) return
    focused.current = failures
    box.current.focus()
  })

  if (failures === 0 || problems.length === 0) return null
  const [first] = problems
  if (first && problems.length === 1 && first.fieldId === undefined)
    return (
      <Alert data-color="danger" ref={box} tabIndex={-1} role="alert">
        {first.text}
      </Alert>
    )
  return (
    <Alert data-color="danger" ref={box} tabIndex={-1} role="alert">
      <p className={styles.problemsHeading}>{heading ?? m.account_summary_heading()}</p>
      <ul className={styles.problems}>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId ?? ''}>
            {fieldId === undefined ? (
              text
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Without a step to another address: the one that a mailed link led to holds its token. */
function goTo(event: MouseEvent, fieldId: string): void {
  event.preventDefault()
  document.getElementById(fieldId)?.focus()
}
