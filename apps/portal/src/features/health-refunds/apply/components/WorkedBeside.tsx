import { useEffect, useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Worked } from '../../components/Worked.tsx'
import type { RefundForm } from '../use-refund-form.ts'
import styles from './Apply.module.css'

/** Long enough that a screen reader says it once, when somebody stops to type. */
const pauseMs = 1_500

/** The refund as it is worked out while the form is filled in. */
export function WorkedBeside({ form }: { form: RefundForm }) {
  const { calculation, withRight } = form.worked
  const { earlier, rules } = form.terms
  return (
    <section className={styles.worked} aria-labelledby="health-refund-worked">
      <h2 id="health-refund-worked">{m.health_refund_worked()}</h2>
      <Worked calculation={calculation} withRight={withRight} categories={rules.categories} />
      {earlier.grantedOre > 0 && (
        <p>{m.health_refund_earlier({ amount: formatKroner(earlier.grantedOre) })}</p>
      )}
      <p>{m.health_refund_worked_note()}</p>
      <PoliteSum
        sum={m.health_refund_worked_sum({ amount: formatKroner(calculation.payoutOre) })}
      />
    </section>
  )
}

/** Says the sum a moment after it has changed. */
function PoliteSum({ sum }: { sum: string }) {
  const [first] = useState(sum)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(
      () => setSpoken((before) => (before || sum !== first ? sum : '')),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [sum, first])
  return (
    <p role="status" className="ds-sr-only">
      {spoken}
    </p>
  )
}
