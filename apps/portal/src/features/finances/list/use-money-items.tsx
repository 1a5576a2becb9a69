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
import { underwayTexts } from '../model/money-texts.ts'
import type { Returning } from './contract.ts'
import { returningQuery } from './queries.ts'

/** What somebody gets back. What they have to pay is told by what it is for. */
export function useMoneyItems(): MyPageItems {
  return itemsOf(useQuery(returningQuery), m.finances_load_error(), toItems)
}

function toItems({ underway, owed }: Returning): MyPageItem[] {
  if (underway.length + owed.length === 0) return []
  return [
    {
      id: 'money-returning',
      urgency: 'status',
      content: (
        <ItemCard heading={m.finances_card_heading()}>
          <Rows>
            {underway.map(({ id, kind, amountOre, text }) => (
              <Row
                key={id}
                name={underwayTexts[kind]({ amount: formatKroner(amountOre) })}
                details={text}
              />
            ))}
            {owed.map(({ id, amountOre, text }) => (
              <Row
                key={id}
                name={m.finances_owed({ amount: formatKroner(amountOre) })}
                details={text}
              />
            ))}
          </Rows>
          <p>
            <ContentLink href={pagePath('finances', getLocale())}>
              {m.finances_card_link()}
            </ContentLink>
          </p>
        </ItemCard>
      ),
    },
  ]
}
