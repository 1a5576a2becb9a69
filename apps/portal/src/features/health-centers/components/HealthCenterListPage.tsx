import { appliedSearch, studyPlaceName } from '#core/places/applied-search.ts'
import { usePlaceMap } from '#core/places/map/use-place-map.tsx'
import { PlaceFilters } from '#core/places/PlaceFilters.tsx'
import { placeCount } from '#core/places/place-count.ts'
import type { PlaceSearch } from '#core/places/place-search.ts'
import { m } from '#messages'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import { pageName } from '#ui/page-names.ts'
import { type HealthCenterList, loadHealthCenterPlaces } from '../load-health-center-list.ts'
import { HealthCenterCard } from './HealthCenterCard.tsx'

type Props = { list: HealthCenterList; search: PlaceSearch }

export function HealthCenterListPage({ list, search }: Props) {
  const applied = appliedSearch(list, search)
  const studyPlace = studyPlaceName(list, search)
  const map = usePlaceMap({ applied, load: () => loadHealthCenterPlaces(applied), since: list.now })
  return (
    <CardListPage
      {...map}
      list={list}
      heading={pageName('healthCenters')}
      count={placeCount(m.health_center_count({ count: list.total }), list, studyPlace)}
      filters={
        <PlaceFilters
          label={m.health_center_filters()}
          list={list}
          search={applied}
          studyPlace="near"
          hours={false}
        />
      }
    >
      {list.items.map((card) => (
        <HealthCenterCard key={card.id} card={card} studyPlace={studyPlace} />
      ))}
    </CardListPage>
  )
}
