import type { Locale } from '@trivsel/content-contract/content'
import type { SearchKind } from './kinds.ts'

/** What people call a kind: whoever writes only that gets all of them. */
export const kindWords: Readonly<Record<SearchKind, Readonly<Record<Locale, string>>>> = {
  fixedPage: { no: '', en: '' },
  page: { no: '', en: '' },
  kindergarten: { no: 'barnehage barnepass', en: 'kindergarten nursery childcare' },
  gym: { no: 'treningssenter treningssentre trening', en: 'fitness club gym training' },
  eatery: { no: 'spisested kantine mat kafé', en: 'eatery canteen food café' },
  healthCenter: { no: 'helsesenter helsesentre helse', en: 'health centre center' },
  jobListing: { no: 'ledig stilling jobb', en: 'job vacancy position' },
  buildingProject: { no: 'byggeprosjekt', en: 'building project' },
  studyPlace: { no: 'studiested campus', en: 'study place campus' },
  event: { no: 'arrangement', en: 'event' },
}
