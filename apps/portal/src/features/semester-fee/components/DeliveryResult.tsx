import { Alert } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { fileProblemText, lineProblemText } from '../delivery-texts.ts'
import type { DeliveryOutcome } from '../queries.ts'
import styles from './Deliveries.module.css'

/** What became of a file; it takes the focus. */
export function DeliveryResult({ outcome }: { outcome: DeliveryOutcome }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome takes the focus anew
  useEffect(() => box.current?.focus(), [outcome])
  const isKept = outcome.kind === 'kept'
  return (
    <Alert
      data-color={isKept ? 'success' : 'danger'}
      ref={box}
      className={styles.result}
      tabIndex={-1}
      role={isKept ? 'status' : 'alert'}
    >
      {isKept ? <Kept {...outcome} /> : <Refused {...outcome} />}
    </Alert>
  )
}

function Kept({ delivery }: Extract<DeliveryOutcome, { kind: 'kept' }>) {
  const count = delivery.registrations
  return delivery.isRepeated
    ? m.semester_delivery_known({ count })
    : m.semester_delivery_kept({ count })
}

function Refused({ refusal }: Extract<DeliveryOutcome, { kind: 'refused' }>) {
  if (refusal.error === 'FILE_INVALID')
    return (
      <>
        <p>{m.semester_delivery_nothing_kept()}</p>
        <p>{fileProblemText(refusal.problem)}</p>
      </>
    )
  const { problems, wrongLines } = refusal
  return (
    <>
      <p>
        {m.semester_delivery_nothing_kept()}{' '}
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
