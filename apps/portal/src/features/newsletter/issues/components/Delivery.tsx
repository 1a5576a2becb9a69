import { m } from '#messages'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import type { OpenIssue } from '../contract.ts'
import styles from './Newsletter.module.css'

/** The state of delivery of an issue. */
export function Delivery({
  issue: { recipients, delivered, failed, waiting },
}: {
  issue: OpenIssue
}) {
  const rows = [
    { name: m.newsletter_delivered(), value: delivered },
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
