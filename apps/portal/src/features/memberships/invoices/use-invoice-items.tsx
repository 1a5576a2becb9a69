import { useQuery } from '@tanstack/react-query'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItem, MyPageItems } from '#core/members-area/my-page-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { Invoices } from '../model/contract.ts'
import { dateText } from '../model/membership-texts.ts'
import { PayByCard } from './components/PayByCard.tsx'
import { invoicesQuery } from './queries.ts'

/** All unpaid invoices: the overdue ones, and those that are not due yet. */
export function useInvoiceItems(): MyPageItems {
  const invoices = useQuery(invoicesQuery)
  return itemsOf(invoices, m.my_finances_load_error(), (data) => [
    ...itemOf(data, 'overdue'),
    ...itemOf(data, 'open'),
  ])
}

function itemOf({ items, takesCards }: Invoices, status: 'overdue' | 'open'): MyPageItem[] {
  // The newest comes first in the answer.
  const unpaid = items.filter((invoice) => invoice.status === status).toReversed()
  const [oldest] = unpaid
  if (!oldest) return []
  const isOverdue = status === 'overdue'
  const count = unpaid.length
  return [
    {
      id: `invoices-${status}`,
      urgency: isOverdue ? 'overdue' : 'action',
      at: oldest.dueOn,
      content: (
        <ItemCard
          heading={
            isOverdue
              ? m.fitness_card_overdue_heading({ count })
              : m.fitness_card_heading({ count })
          }
          tone={isOverdue ? 'late' : 'attention'}
        >
          <Rows>
            {unpaid.map(({ id, invoiceNumber, openOre, dueOn }) => (
              <Row
                key={id}
                name={formatKroner(openOre)}
                details={dueText({ number: invoiceNumber, due: dateText(dueOn) }, isOverdue)}
                action={takesCards && <PayByCard number={invoiceNumber} />}
              />
            ))}
          </Rows>
          <p>
            <ContentLink href={pagePath('myFinances', getLocale())}>
              {m.fitness_card_link()}
            </ContentLink>
          </p>
        </ItemCard>
      ),
    },
  ]
}

const dueText = (inputs: { number: string; due: string }, isOverdue: boolean) =>
  isOverdue ? m.fitness_card_overdue(inputs) : m.fitness_card_open(inputs)
