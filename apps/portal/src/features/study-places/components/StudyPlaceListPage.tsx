import type { ContentData } from '@trivsel/content-contract/queries'
import { m } from '#messages'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import { pageName } from '#ui/page-names.ts'
import { StudyPlaceCard } from './StudyPlaceCard.tsx'

type Props = { list: ContentData<'studyPlaceList'> & { pageSize: number } }

export function StudyPlaceListPage({ list }: Props) {
  return (
    <CardListPage
      list={list}
      heading={pageName('studyPlaces')}
      count={m.study_place_count({ count: list.total })}
    >
      {list.items.map((card, index) => (
        <StudyPlaceCard key={card.id} card={card} eager={index === 0} />
      ))}
    </CardListPage>
  )
}
