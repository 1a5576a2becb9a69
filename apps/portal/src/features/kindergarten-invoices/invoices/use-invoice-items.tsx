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
import { dateText } from '../model/money-texts.ts'
import type { OwnInvoice } from './contract.ts'
import { ownInvoicesQuery } from './queries.ts'

/** A guardian’s unpaid invoices: what the mail that there is something new was about. */
export function useInvoiceItems(): MyPageItems {
  const invoices = useQuery(ownInvoicesQuery)
  return itemsOf(invoices, m.kindergarten_finances_failed(), ({ items }) => [
    ...itemOf(items, 'overdue'),
    ...itemOf(items, 'open'),
  ])
}

function itemOf(items: readonly OwnInvoice[], status: 'overdue' | 'open'): MyPageItem[] {
  // The newest comes first in the answer.
  const unpaid = items.filter((invoice) => invoice.status === status).toReversed()
  const [oldest] = unpaid
  if (!oldest) return []
  const isOverdue = status === 'overdue'
  return [
    {
      id: `kindergarten-invoices-${status}`,
      urgency: isOverdue ? 'overdue' : 'action',
      at: oldest.dueOn,
      content: (
        <ItemCard
          heading={
            isOverdue ? m.kindergarten_card_overdue_heading() : m.kindergarten_card_open_heading()
          }
          tone={isOverdue ? 'late' : 'attention'}
        >
          <Rows>
            {unpaid.map(({ id, invoiceNumber, openOre, dueOn }) => (
              <Row
                key={id}
                name={formatKroner(openOre)}
                details={m.kindergarten_card_due({
                  number: invoiceNumber,
                  date: dateText(dueOn),
                })}
              />
            ))}
          </Rows>
          <p>
            <ContentLink href={pagePath('myKindergartenFinances', getLocale())}>
              {m.kindergarten_card_link()}
            </ContentLink>
          </p>
        </ItemCard>
      ),
    },
  ]
}
