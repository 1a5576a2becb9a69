import type { ContentData } from '@trivsel/content-contract/queries'
import { m } from '#messages'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import { pageName } from '#ui/page-names.ts'
import { KindergartenCard } from './KindergartenCard.tsx'

type Props = { list: ContentData<'kindergartenList'> & { pageSize: number } }

export function KindergartenListPage({ list }: Props) {
  return (
    <CardListPage
      list={list}
      heading={pageName('kindergartens')}
      count={m.kindergarten_count({ count: list.total })}
    >
      {list.items.map((card, index) => (
        <KindergartenCard key={card.id} card={card} eager={index === 0} />
      ))}
    </CardListPage>
  )
}
