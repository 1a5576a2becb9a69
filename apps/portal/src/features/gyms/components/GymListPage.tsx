import { appliedSearch, studyPlaceName } from '#core/locations/applied-search.ts'
import { LocationFilters } from '#core/locations/LocationFilters.tsx'
import { locationCount } from '#core/locations/location-count.ts'
import type { LocationSearch } from '#core/locations/location-search.ts'
import { mapForList } from '#core/locations/map/map-for-list.tsx'
import { NoLocationFits } from '#core/locations/NoLocationFits.tsx'
import { m } from '#messages'
import { useNow } from '#platform/time/use-now.ts'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import { pageName } from '#ui/page-names.ts'
import { gymSchedule } from '../gym-hours.ts'
import type { GymList } from '../load-gym-list.ts'
import { GymCard } from './GymCard.tsx'

type Props = { list: GymList; search: LocationSearch }

export function GymListPage({ list, search }: Props) {
  const now = useNow(list.now)
  const applied = appliedSearch(list, search)
  const studyPlace = studyPlaceName(list, search)
  return (
    <CardListPage
      {...mapForList({ list, kind: 'gym', applied, now, scheduleOf: gymSchedule })}
      list={list}
      heading={pageName('gyms')}
      count={locationCount(m.gym_count({ count: list.total }), list, studyPlace)}
      filters={
        <LocationFilters
          label={m.gym_filters()}
          list={list}
          search={applied}
          studyPlace="near"
          hours={true}
        />
      }
      empty={applied.open ? <NoLocationFits /> : undefined}
    >
      {list.items.map((card) => (
        <GymCard key={card.id} card={card} now={now} studyPlace={studyPlace} />
      ))}
    </CardListPage>
  )
}
