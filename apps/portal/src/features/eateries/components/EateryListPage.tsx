import { appliedSearch, studyPlaceName } from '#core/locations/applied-search.ts'
import { locationCount } from '#core/locations/location-count.ts'
import { mapForList } from '#core/locations/map/map-for-list.tsx'
import { m } from '#messages'
import { useNow } from '#platform/time/use-now.ts'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import { pageName } from '#ui/page-names.ts'
import { SearchLink } from '#ui/SearchLink.tsx'
import { eaterySchedule } from '../eatery-hours.ts'
import type { EaterySearch } from '../eatery-search.ts'
import type { EateryList } from '../load-eatery-list.ts'
import { EateryCard } from './EateryCard.tsx'
import { EateryFilters } from './EateryFilters.tsx'

type Props = { list: EateryList; search: EaterySearch }

export function EateryListPage({ list, search }: Props) {
  const now = useNow(list.now)
  const applied = appliedSearch(list, search)
  const studyPlace = studyPlaceName(list, search)
  const isFiltered = Object.keys(applied).length > 0
  return (
    <CardListPage
      {...mapForList({ list, kind: 'eatery', applied, now, scheduleOf: eaterySchedule })}
      list={list}
      heading={pageName('eateries')}
      count={locationCount(m.eatery_count({ count: list.total }), list, studyPlace)}
      filters={<EateryFilters list={list} search={applied} />}
      empty={isFiltered ? <NothingFits /> : undefined}
      fixedPageSize
    >
      {list.items.map((card) => (
        <EateryCard key={card.id} card={card} now={now} studyPlace={studyPlace} />
      ))}
    </CardListPage>
  )
}

function NothingFits() {
  return (
    <p>
      {m.eatery_none_fits()}{' '}
      <SearchLink search={{}} current={undefined} className={undefined}>
        {m.eatery_show_all()}
      </SearchLink>
    </p>
  )
}
