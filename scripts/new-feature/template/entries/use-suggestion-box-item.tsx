import { useQuery } from '@tanstack/react-query'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItems } from '#core/members-area/my-page-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { ownEntriesQuery } from './queries.ts'

/** The number of the user's suggestions that wait; nothing for somebody who has sent none. */
export function useSuggestionBoxItem(): MyPageItems {
  const own = useQuery(ownEntriesQuery)
  return itemsOf(own, m.suggestion_box_load_error(), ({ items }) => {
    if (items.length === 0) return []
    const waiting = items.filter(({ handledAt }) => handledAt === null)
    return [
      {
        id: 'suggestion-box',
        urgency: 'status',
        content: (
          <ItemCard heading={m.suggestion_box_heading()}>
            <p>{m.suggestion_box_count({ count: waiting.length })}</p>
            <p>
              <ContentLink href={pagePath('suggestionBox', getLocale())}>
                {m.suggestion_box_write()}
              </ContentLink>
            </p>
          </ItemCard>
        ),
      },
    ]
  })
}
