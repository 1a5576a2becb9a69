import { m } from '#messages'
import { useNow } from '#platform/time/use-now.ts'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import { pageName } from '#ui/page-names.ts'
import { SearchLink } from '#ui/SearchLink.tsx'
import type { EaterySearch } from '../eatery-search.ts'
import type { EateryList } from '../load-eatery-list.ts'
import { EateryCard } from './EateryCard.tsx'
import { EateryFilters } from './EateryFilters.tsx'

type Props = { list: EateryList; search: EaterySearch }

export function EateryListPage({ list, search }: Props) {
  const now = useNow(list.now)
  const applied = appliedSearch(list, search)
  const isFiltered = Object.keys(applied).length > 0
  return (
    <CardListPage
      list={list}
      heading={pageName('eateries')}
      count={m.eatery_count({ count: list.total })}
      filters={<EateryFilters studyPlaces={list.studyPlaces} search={applied} />}
      empty={isFiltered ? <NothingFits /> : undefined}
      fixedPageSize
    >
      {list.items.map((card) => (
        <EateryCard key={card.id} card={card} now={now} />
      ))}
    </CardListPage>
  )
}

/** A study place that the content system does not know is no filter. */
function appliedSearch({ studyPlaces }: EateryList, search: EaterySearch): EaterySearch {
  const studyPlace = studyPlaces.find(({ key }) => key === search.studyPlace?.toString())
  return {
    ...(studyPlace && { studyPlace: studyPlace.key }),
    ...(search.servingType && { servingType: search.servingType }),
  }
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
