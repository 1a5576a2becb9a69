import { useQuery } from '@tanstack/react-query'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItem, MyPageItems } from '#core/members-area/my-page-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { GuardianMessages } from '../model/contract.ts'
import { messagesQuery } from './queries.ts'

/** On my page: that there are unread messages of a kindergarten, and nothing of what they say. */
export function useMessageItems(): MyPageItems {
  return itemsOf(useQuery(messagesQuery), m.kindergarten_messages_load_error(), toItems)
}

function toItems({ threads, notices }: GuardianMessages): MyPageItem[] {
  const unread =
    threads.reduce((sum, thread) => sum + thread.unread, 0) +
    notices.filter(({ isRead }) => !isRead).length
  if (unread === 0) return []
  return [
    {
      id: 'kindergarten-messages',
      urgency: 'action',
      at: null,
      content: (
        <ItemCard heading={m.kindergarten_messages_card({ count: unread })} tone="attention">
          <p>
            <ContentLink href={pagePath('myKindergartenMessages', getLocale())}>
              {m.kindergarten_messages_card_link()}
            </ContentLink>
          </p>
        </ItemCard>
      ),
    },
  ]
}
