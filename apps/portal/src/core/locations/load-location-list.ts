import type { ContentData, ContentVariables } from '@trivsel/content-contract/queries'
import { openState } from '#core/opening-hours/open-state.ts'
import type { Schedule } from '#core/opening-hours/schedule.ts'
import { getLocale } from '#locale'
import { fetchContent } from '#platform/content/fetch-content.ts'
import { currentScreen } from '#platform/screen.ts'
import { osloDateTime } from '#platform/time/oslo.ts'
import { cardListPageSize } from '#ui/card-list/page-size.ts'
import type { LocationListName, LocationView } from './location-list.ts'
import type { LocationSearch } from './location-search.ts'
import { locationView } from './map/location-view.ts'
import { readOpenPage, readWholeList } from './read-open-page.ts'

type Card<Name extends LocationListName> = ContentData<Name>['items'][number]
type OwnFilters<Name extends LocationListName> = Omit<
  ContentVariables<Name>,
  'locale' | 'page' | 'pageSize' | 'studyPlace'
>

type Asked<Name extends LocationListName> = {
  /** Filters that no other list has. */
  filters: OwnFilters<Name>
  /** Null: nobody knows when it is open. */
  scheduleOf?: (card: Card<Name>) => Schedule | null
  /** By default what fits the screen. */
  pageSize?: number
}

/**
 * One page of a list of places, or all that are on its pages together where a map shows them, with
 * the moment at which it was asked for.
 */
export async function loadLocationList<Name extends LocationListName>(
  name: Name,
  search: LocationSearch,
  asked: Asked<Name>,
): Promise<ContentData<Name> & { pageSize: number; now: number; view: LocationView }> {
  const now = new Date()
  const { pageSize = cardListPageSize[currentScreen()] } = asked
  const ask = askFor(name, search, asked)
  const isOpen = search.open && openAt(now, asked)
  const paging = { page: search.page ?? 1, pageSize }
  const view = locationView(search)
  const read = () => {
    if (view === 'map') return readWholeList<Card<Name>, ContentData<Name>>(ask, isOpen)
    return isOpen ? readOpenPage(ask, isOpen, paging) : ask(paging)
  }
  return { ...(await read()), pageSize, now: now.getTime(), view }
}

function askFor<Name extends LocationListName>(
  name: Name,
  { studyPlace }: LocationSearch,
  { filters }: Asked<Name>,
) {
  return (paging: { page: number; pageSize: number }) =>
    fetchContent(name, {
      locale: getLocale(),
      ...paging,
      ...(studyPlace !== undefined && { studyPlace: studyPlace.toString() }),
      ...filters,
    } as ContentVariables<Name>) as Promise<ContentData<Name>>
}

/** Undefined where nobody knows when the places are open. */
function openAt<Name extends LocationListName>(now: Date, { scheduleOf }: Asked<Name>) {
  if (!scheduleOf) return undefined
  const moment = osloDateTime(now)
  return (card: Card<Name>) => {
    const schedule = scheduleOf(card)
    return schedule ? openState(schedule, moment).kind === 'open' : false
  }
}
