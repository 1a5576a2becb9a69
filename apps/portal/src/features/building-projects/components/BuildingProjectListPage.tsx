import type { ContentData } from '@trivsel/content-contract/queries'
import { m } from '#messages'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import { pageName } from '#ui/page-names.ts'
import { BuildingProjectCard } from './BuildingProjectCard.tsx'

type Props = { list: ContentData<'buildingProjectList'> & { pageSize: number } }

export function BuildingProjectListPage({ list }: Props) {
  return (
    <CardListPage
      list={list}
      heading={pageName('buildingProjects')}
      count={m.building_project_count({ count: list.total })}
    >
      {list.items.map((card, index) => (
        <BuildingProjectCard key={card.id} card={card} eager={index === 0} />
      ))}
    </CardListPage>
  )
}
