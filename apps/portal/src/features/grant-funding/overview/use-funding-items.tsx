import { useQueries, useQuery } from '@tanstack/react-query'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { ownAssociationsQuery } from '#core/associations/queries.ts'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItem, MyPageItems } from '#core/members-area/my-page-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { todoText } from '../components/funding-texts.ts'
import type { FundingView } from '../model/contract.ts'
import { findTodo } from '../model/find-todo.ts'
import { associationFundingQuery, ownFundingQuery } from './queries.ts'

/** What somebody has to do about grants: their own, and those of associations whose money they look after. */
export function useFundingItems(): MyPageItems {
  const own = useQuery(ownFundingQuery)
  const associations = useQuery(ownAssociationsQuery)
  const boards = (associations.data ?? []).filter(({ rights }) => rights.includes('money'))
  const found = useQueries({ queries: boards.map(({ id }) => associationFundingQuery(id)) })
  const parts = [
    itemsOf(own, m.grant_funding_load_error(), ({ items }) => itemsFor(items, null)),
    itemsOf(associations, m.grant_funding_load_error(), () => []),
    ...found.map((query, at) =>
      itemsOf(query, m.grant_funding_load_error(), ({ items }) =>
        itemsFor(items, boards[at] ?? null),
      ),
    ),
  ]
  return {
    items: parts.flatMap(({ items }) => items),
    failures: parts.flatMap(({ failures }) => failures),
  }
}

function itemsFor(
  grants: readonly FundingView[],
  association: OwnAssociation | null,
): MyPageItem[] {
  const today = osloDate(new Date())
  return grants.flatMap((funding): MyPageItem[] => {
    const todo = findTodo(funding, today)
    if (todo === null) return []
    const { applicationId, title } = funding
    return [
      {
        id: `granted-funding-${applicationId}`,
        urgency: todo.isLate ? 'overdue' : 'action',
        at: todo.dueOn,
        content: (
          <ItemCard
            heading={m.grant_funding_card({ title })}
            tone={todo.isLate ? 'late' : 'attention'}
          >
            {association && <p>{association.name}</p>}
            <p>{todoText(funding)}</p>
            <p>
              <ContentLink href={pageOf(association)}>{m.grant_funding_to_page()}</ContentLink>
            </p>
          </ItemCard>
        ),
      },
    ]
  })
}

const pageOf = (association: OwnAssociation | null): string =>
  association
    ? pagePath('grantedFunding', getLocale(), { id: association.id })
    : pagePath('ownGrantedFunding', getLocale())
