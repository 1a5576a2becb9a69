import type { ContentData } from '@trivsel/content-contract/queries'
import { m } from '#messages'
import { useNow } from '#platform/time/use-now.ts'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import { pageName } from '#ui/page-names.ts'
import { GymCard } from './GymCard.tsx'

type Props = { list: ContentData<'gymList'> & { pageSize: number; now: number } }

export function GymListPage({ list }: Props) {
  const now = useNow(list.now)
  return (
    <CardListPage list={list} heading={pageName('gyms')} count={m.gym_count({ count: list.total })}>
      {list.items.map((card) => (
        <GymCard key={card.id} card={card} now={now} />
      ))}
    </CardListPage>
  )
}
