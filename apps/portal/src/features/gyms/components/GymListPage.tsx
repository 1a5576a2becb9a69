import { appliedSearch, studyPlaceName } from '#core/places/applied-search.ts'
import { usePlaceMap } from '#core/places/map/use-place-map.tsx'
import { NoPlaceFits } from '#core/places/NoPlaceFits.tsx'
import { PlaceFilters } from '#core/places/PlaceFilters.tsx'
import { placeCount } from '#core/places/place-count.ts'
import type { PlaceSearch } from '#core/places/place-search.ts'
import { m } from '#messages'
import { useNow } from '#platform/time/use-now.ts'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import { pageName } from '#ui/page-names.ts'
import { type GymList, loadGymPlaces } from '../load-gym-list.ts'
import { GymCard } from './GymCard.tsx'

type Props = { list: GymList; search: PlaceSearch }

export function GymListPage({ list, search }: Props) {
  const now = useNow(list.now)
  const applied = appliedSearch(list, search)
  const studyPlace = studyPlaceName(list, search)
  const map = usePlaceMap({ applied, load: () => loadGymPlaces(applied), since: list.now })
  return (
    <CardListPage
      {...map}
      list={list}
      heading={pageName('gyms')}
      count={placeCount(m.gym_count({ count: list.total }), list, studyPlace)}
      filters={
        <PlaceFilters
          label={m.gym_filters()}
          list={list}
          search={applied}
          studyPlace="near"
          hours={true}
        />
      }
      empty={applied.open ? <NoPlaceFits /> : undefined}
    >
      {list.items.map((card) => (
        <GymCard key={card.id} card={card} now={now} studyPlace={studyPlace} />
      ))}
    </CardListPage>
  )
}
