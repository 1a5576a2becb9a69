import type { ContentData, ContentVariables } from '@trivsel/content-contract/queries'
import { openState } from '#core/opening-hours/open-state.ts'
import type { Schedule } from '#core/opening-hours/schedule.ts'
import { getLocale } from '#locale'
import { fetchContent } from '#platform/content/fetch-content.ts'
import { currentScreen } from '#platform/screen.ts'
import { osloDateTime } from '#platform/time/oslo.ts'
import { cardListPageSize } from '#ui/card-list/page-size.ts'
import type { PlaceListName } from './place-list.ts'
import type { PlaceSearch } from './place-search.ts'
import { readOpenPage } from './read-open-page.ts'

type Card<Name extends PlaceListName> = ContentData<Name>['items'][number]
type OwnFilters<Name extends PlaceListName> = Omit<
  ContentVariables<Name>,
  'locale' | 'page' | 'pageSize' | 'studyPlace'
>

type Asked<Name extends PlaceListName> = {
  /** Filters that no other list has. */
  filters: OwnFilters<Name>
  /** Null: nobody knows when it is open. */
  scheduleOf?: (card: Card<Name>) => Schedule | null
  /** What fits the screen, if nothing else is said. */
  pageSize?: number
}

/** One page of a list of places, with the moment at which it was asked for. */
export async function loadPlaceList<Name extends PlaceListName>(
  name: Name,
  search: PlaceSearch,
  { filters, scheduleOf, pageSize = cardListPageSize[currentScreen()] }: Asked<Name>,
): Promise<ContentData<Name> & { pageSize: number; now: number }> {
  const now = new Date()
  const moment = osloDateTime(now)
  const ask = (paging: { page: number; pageSize: number }) =>
    fetchContent(name, {
      locale: getLocale(),
      ...paging,
      ...(search.studyPlace !== undefined && { studyPlace: search.studyPlace.toString() }),
      ...filters,
    } as ContentVariables<Name>) as Promise<ContentData<Name>>
  const isOpen = (card: Card<Name>) => {
    const schedule = scheduleOf?.(card)
    return schedule ? openState(schedule, moment).kind === 'open' : false
  }
  const paging = { page: search.page ?? 1, pageSize }
  const list = await (search.open && scheduleOf ? readOpenPage(ask, isOpen, paging) : ask(paging))
  return { ...list, pageSize, now: now.getTime() }
}
