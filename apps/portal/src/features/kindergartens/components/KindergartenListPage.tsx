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
import { kindergartenSchedule } from '../kindergarten-hours.ts'
import type { KindergartenList } from '../load-kindergarten-list.ts'
import { KindergartenCard } from './KindergartenCard.tsx'

type Props = { list: KindergartenList; search: LocationSearch }

export function KindergartenListPage({ list, search }: Props) {
  const now = useNow(list.now)
  const applied = appliedSearch(list, search)
  const studyPlace = studyPlaceName(list, search)
  return (
    <CardListPage
      {...mapForList({
        list,
        kind: 'kindergarten',
        applied,
        now,
        scheduleOf: kindergartenSchedule,
      })}
      list={list}
      heading={pageName('kindergartens')}
      count={locationCount(m.kindergarten_count({ count: list.total }), list, studyPlace)}
      filters={
        <LocationFilters
          label={m.kindergarten_filters()}
          list={list}
          search={applied}
          studyPlace="near"
          hours={true}
        />
      }
      empty={applied.open ? <NoLocationFits /> : undefined}
    >
      {list.items.map((card, index) => (
        <KindergartenCard
          key={card.id}
          card={card}
          now={now}
          eager={index === 0}
          studyPlace={studyPlace}
        />
      ))}
    </CardListPage>
  )
}
