import { appliedSearch, studyPlaceName } from '#core/locations/applied-search.ts'
import { LocationFilters } from '#core/locations/LocationFilters.tsx'
import { locationCount } from '#core/locations/location-count.ts'
import type { LocationSearch } from '#core/locations/location-search.ts'
import { mapForList } from '#core/locations/map/map-for-list.tsx'
import { m } from '#messages'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import { pageName } from '#ui/page-names.ts'
import type { HealthCenterList } from '../load-health-center-list.ts'
import { HealthCenterCard } from './HealthCenterCard.tsx'

type Props = { list: HealthCenterList; search: LocationSearch }

export function HealthCenterListPage({ list, search }: Props) {
  const applied = appliedSearch(list, search)
  const studyPlace = studyPlaceName(list, search)
  return (
    <CardListPage
      {...mapForList({ list, kind: 'healthCenter', applied, now: new Date(list.now) })}
      list={list}
      heading={pageName('healthCenters')}
      count={locationCount(m.health_center_count({ count: list.total }), list, studyPlace)}
      filters={
        <LocationFilters
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
