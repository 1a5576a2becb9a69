import { m } from '#messages'
import { withinSentence } from '#platform/format.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import partStyles from '#ui/parts/Parts.module.css'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { Overview } from '../../model/contract.ts'
import { categoryText, ruleTexts } from '../rules-texts.ts'
import styles from './Overview.module.css'
import { PeriodPart } from './PeriodPart.tsx'

type Props = { scheme: Overview['schemes'][number]; today: string }

/** A scheme: what it pays, and the periods for which one may apply. */
export function SchemePart({ scheme: { id, name, intro, rules, periods }, today }: Props) {
  const headingId = `scheme-${id}`
  const text = textOrOther(intro)
  return (
    <section aria-labelledby={headingId} className={`${partStyles.part} ${styles.scheme}`}>
      <h2 id={headingId}>{textOrOther(name)}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {periods.length === 0 && <p>{m.health_refund_no_period()}</p>}
      {periods.map((period) => (
        <PeriodPart key={period.period} scheme={id} offered={period} today={today} />
      ))}
      <h3>{m.health_refund_how_it_pays()}</h3>
      <ul className={styles.rules}>
        {ruleTexts(rules).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Rows label={m.health_refund_categories()}>
        {rules.categories.map((category) => {
          const documents = textOrOther(category.documents)
          return (
            <Row
              key={category.key}
              name={textIn(category.name)}
              details={
                <>
                  <p>{categoryText(category)}</p>
                  {documents && (
                    <p>{m.health_refund_attach({ documents: withinSentence(documents) })}</p>
                  )}
                </>
              }
            />
          )
        })}
      </Rows>
    </section>
  )
}
