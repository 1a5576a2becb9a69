import { useQuery } from '@tanstack/react-query'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItems, Urgency } from '#core/members-area/my-page-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { ApplicationStage } from '../model/contract.ts'
import { foundingQuery } from './queries.ts'
import { stageTexts } from './stage-texts.ts'

const urgencies: Readonly<Record<ApplicationStage, Urgency>> = {
  founders: 'blocked',
  processing: 'status',
  changes: 'action',
  rejected: 'action',
}

/** An application to found an association that waits for somebody. */
export function useFoundingItems(): MyPageItems {
  const founding = useQuery(foundingQuery)
  return itemsOf(founding, m.associations_application_load_error(), ({ application }) => {
    if (!application) return []
    const { stage, name, founders } = application
    const hasDeclined = stage === 'founders' && founders.some(({ state }) => state === 'declined')
    return [
      {
        id: 'association-application',
        urgency: hasDeclined ? 'action' : urgencies[stage],
        content: (
          <ItemCard
            heading={name}
            {...((hasDeclined || urgencies[stage] === 'action') && { tone: 'attention' as const })}
          >
            <p>{hasDeclined ? m.associations_card_declined() : stageTexts[stage].text()}</p>
            <p>
              <ContentLink href={pagePath('createAssociation', getLocale())}>
                {m.associations_card_link()}
              </ContentLink>
            </p>
          </ItemCard>
        ),
      },
    ]
  })
}
