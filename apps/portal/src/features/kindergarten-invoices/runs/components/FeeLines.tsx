import { getLocale } from '#locale'
import { formatKroner } from '#platform/format-kroner.ts'
import styles from '../../components/Money.module.css'
import { lineText, stepText } from '../../model/fee-texts.ts'
import type { FeeLineView } from '../contract.ts'

/** The lines of an invoice, each with the steps to its amount and who decided them. */
export function FeeLines({ lines }: { lines: readonly FeeLineView[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.kind}${line.child}${line.from}`}>
          <p>
            {lineText(line, getLocale())}: {formatKroner(line.amountOre)}
          </p>
          <Steps steps={line.steps} />
        </li>
      ))}
    </ul>
  )
}

/** One step says nothing more than the line. */
export function Steps({ steps }: Pick<FeeLineView, 'steps'>) {
  if (steps.length < 2) return null
  return (
    <ul className={styles.lines}>
      {steps.map((step) => (
        <li key={step.kind}>
          {stepText(step, getLocale())}: {formatKroner(step.amountOre)}
        </li>
      ))}
    </ul>
  )
}
