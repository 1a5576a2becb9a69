import { useQuery } from '@tanstack/react-query'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItem, MyPageItems } from '#core/members-area/my-page-offer.ts'
import styles from '#core/members-area/Overview.module.css'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { ChildCard } from '../model/contract.ts'
import { todayText } from '../model/texts.ts'
import { myChildrenQuery } from './queries.ts'

/** A guardian’s children today, with the way to report an absence; nothing for anybody else. */
export function useKindergartenItems(): MyPageItems {
  const mine = useQuery(myChildrenQuery)
  return itemsOf(mine, m.my_kindergarten_load_error(), ({ children }) =>
    children.length > 0 ? [itemOf(children)] : [],
  )
}

function itemOf(children: readonly ChildCard[]): MyPageItem {
  const today = osloDate(new Date())
  return {
    id: 'my-kindergarten',
    urgency: 'status',
    at: today,
    content: (
      <ItemCard heading={m.my_kindergarten_heading()}>
        {children.map((child) => (
          <p key={child.id}>
            <span className={styles.name}>{child.firstName}</span>: {todayText(child.today, today)}
          </p>
        ))}
        <p>
          <ContentLink href={pagePath('myKindergarten', getLocale())}>
            {m.my_kindergarten_to_report()}
          </ContentLink>
        </p>
      </ItemCard>
    ),
  }
}
