import { useQuery } from '@tanstack/react-query'
import { applicationPath } from '#core/grants/grant-paths.ts'
import type { ApplicationState } from '#core/grants/states.ts'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItem, MyPageItems } from '#core/members-area/my-page-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { ListedApplication, OwnGrants } from '../model/contract.ts'
import { ownGrantsQuery } from './queries.ts'
import { instantText, stateNames } from './state-texts.ts'

/** What a person who applies for themselves has to do, or waits for. Boards read theirs elsewhere. */
export function useGrantItems(): MyPageItems {
  const own = useQuery(ownGrantsQuery(null))
  return itemsOf(own, m.grant_applications_load_error(), toItems)
}

const toItems = ({ applications, now }: OwnGrants): MyPageItem[] =>
  applications.flatMap((one) => toItem(one, now))

const waiting: readonly ApplicationState[] = ['sent', 'in-review', 'appealed']

function toItem(application: ListedApplication, now: string): MyPageItem[] {
  const { id, state, deadlineAt, title } = application
  const isDue = state === 'incomplete' || (state === 'draft' && deadlineAt > now)
  if (!isDue && !waiting.includes(state)) return []
  return [
    {
      id: `grant-application-${id}`,
      urgency: isDue ? 'action' : 'status',
      at: isDue ? deadlineAt : null,
      content: (
        <ItemCard
          heading={m.grant_applications_card({ title: title || m.grant_applications_untitled() })}
          {...(isDue && { tone: 'attention' })}
        >
          <p>
            {stateNames[state]()}
            {state === 'draft' && (
              <>
                {'. '}
                {m.grant_applications_deadline({ deadline: instantText(deadlineAt) })}
              </>
            )}
          </p>
          <p>
            <ContentLink href={applicationPath(null, id, getLocale())}>
              {m.grant_applications_card_link()}
            </ContentLink>
          </p>
        </ItemCard>
      ),
    },
  ]
}
