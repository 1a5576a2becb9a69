import { Alert } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { fileProblemText, lineProblemText } from '../delivery-texts.ts'
import type { ImportOutcome } from '../queries.ts'
import styles from './Deliveries.module.css'

/** The result of an import; it takes the focus. */
export function DeliveryResult({ outcome }: { outcome: ImportOutcome }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new outcome takes the focus
  useEffect(() => box.current?.focus(), [outcome])
  const isImported = outcome.kind === 'imported'
  return (
    <Alert
      data-color={isImported ? 'success' : 'danger'}
      ref={box}
      className={styles.result}
      tabIndex={-1}
      role={isImported ? 'status' : 'alert'}
    >
      {isImported ? <Imported {...outcome} /> : <Refused {...outcome} />}
    </Alert>
  )
}

function Imported({ delivery }: Extract<ImportOutcome, { kind: 'imported' }>) {
  const count = delivery.registrations
  return delivery.isRepeated
    ? m.semester_delivery_repeated_file({ count })
    : m.semester_delivery_imported({ count })
}

function Refused({ refusal }: Extract<ImportOutcome, { kind: 'refused' }>) {
  if (refusal.error === 'FILE_INVALID')
    return (
      <>
        <p>{m.semester_delivery_nothing_imported()}</p>
        <p>{fileProblemText(refusal.problem)}</p>
      </>
    )
  const { problems, wrongLines } = refusal
  return (
    <>
      <p>
        {m.semester_delivery_nothing_imported()}{' '}
        {m.semester_delivery_wrong_lines({ count: wrongLines })}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.problem}`}>{lineProblemText(problem)}</li>
        ))}
      </ul>
      {wrongLines > problems.length && (
        <p>{m.semester_delivery_more_lines({ count: wrongLines - problems.length })}</p>
      )}
    </>
  )
}
