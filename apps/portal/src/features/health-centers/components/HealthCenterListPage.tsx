import type { ContentData } from '@trivsel/content-contract/queries'
import { m } from '#messages'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import { pageName } from '#ui/page-names.ts'
import { HealthCenterCard } from './HealthCenterCard.tsx'

type Props = { list: ContentData<'healthCenterList'> & { pageSize: number } }

export function HealthCenterListPage({ list }: Props) {
  return (
    <CardListPage
      list={list}
      heading={pageName('healthCenters')}
      count={m.health_center_count({ count: list.total })}
    >
      {list.items.map((card) => (
        <HealthCenterCard key={card.id} card={card} />
      ))}
    </CardListPage>
  )
}
