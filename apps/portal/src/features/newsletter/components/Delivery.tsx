import { m } from '#messages'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import type { OpenIssue } from '../contract.ts'
import styles from './Newsletter.module.css'

/** How far an issue has come. */
export function Delivery({ issue: { recipients, taken, failed, waiting } }: { issue: OpenIssue }) {
  const rows = [
    { name: m.newsletter_taken(), value: taken },
    { name: m.newsletter_failed(), value: failed },
  ]
  const counted =
    recipients === null
      ? rows
      : [
          { name: m.newsletter_recipients(), value: recipients },
          ...rows,
          { name: m.newsletter_waiting(), value: waiting },
        ]
  return (
    <section className={styles.section} aria-labelledby="delivery-heading">
      <h2 id="delivery-heading" className={styles.heading}>
        {m.newsletter_sending()}
      </h2>
      <PairTable
        name={{ headingId: 'delivery-heading' }}
        rows={counted.map(({ name, value }) => ({ name, value: String(value) }))}
      />
    </section>
  )
}
