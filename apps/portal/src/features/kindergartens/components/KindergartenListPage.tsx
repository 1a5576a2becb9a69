import { m } from '#messages'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import type { KindergartenList } from '../contract.ts'
import { KindergartenCard } from './KindergartenCard.tsx'

/** Pictures of the first row are wanted at once; the others when they come near. */
const firstRow = 3

export function KindergartenListPage({ list }: { list: KindergartenList }) {
  return (
    <CardListPage
      heading={m.kindergartens_heading()}
      intro={m.kindergartens_intro()}
      count={m.kindergarten_count({ count: list.total })}
      total={list.total}
      page={list.page}
      pageSize={list.pageSize}
    >
      {list.items.map((card, index) => (
        <KindergartenCard key={card.id} card={card} eager={index < firstRow} />
      ))}
    </CardListPage>
  )
}
