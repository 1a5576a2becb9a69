import { useQuery } from '@tanstack/react-query'
import styles from '#core/members-area/Overview.module.css'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { dateText } from '../../model/membership-texts.ts'
import { invoicesQuery } from '../queries.ts'

/** The oldest unpaid invoice; renders nothing if there is none. */
export function InvoiceCard() {
  const { data } = useQuery(invoicesQuery)
  const unpaid = data?.items.filter(({ status }) => status !== 'paid') ?? []
  // The oldest is the most urgent.
  const invoice = unpaid.at(-1)
  if (!invoice) return null
  const isOverdue = invoice.status === 'overdue'
  const inputs = { amount: formatKroner(invoice.amountOre), due: dateText(invoice.dueOn) }
  return (
    <section className={styles.card} data-attention={isOverdue || undefined}>
      <h2 className={styles.heading}>{m.fitness_card_heading()}</h2>
      <p>{isOverdue ? m.fitness_card_overdue(inputs) : m.fitness_card_open(inputs)}</p>
      <p>
        <ContentLink href={pagePath('myFinances', getLocale())}>
          {m.fitness_card_link()}
        </ContentLink>
      </p>
    </section>
  )
}
