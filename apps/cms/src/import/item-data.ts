import { type Locale, locales } from '@trivsel/content-contract/content'
import type { ImportFileName } from '@trivsel/content-contract/import/folder'
import { slugsOf } from './entry-slugs.ts'
import { eventData } from './event-data.ts'
import type { Entry, ItemOf } from './import-source.ts'
import { type ItemWriter, itemWriter, type StoredIds } from './item-writer.ts'
import { kindergartenData } from './kindergarten-data.ts'
import { categoryData, serviceAreaData, staffData } from './people-data.ts'
import {
  buildingProjectData,
  eateryData,
  gymData,
  healthCenterData,
  jobListingData,
  type Placed,
  studyPlaceData,
} from './place-data.ts'
import {
  contentPageData,
  fixedPageData,
  frontPageData,
  myPageData,
  redirectData,
  siteFrameData,
} from './site-data.ts'

type WriteItem<Name extends ImportFileName> = (
  item: ItemOf<Name>,
  writer: ItemWriter,
  placed: Placed,
) => object

const writers: { [Name in ImportFileName]: WriteItem<Name> } = {
  categories: categoryData,
  'service-areas': serviceAreaData,
  'study-places': studyPlaceData,
  kindergartens: kindergartenData,
  gyms: gymData,
  eateries: eateryData,
  'health-centers': healthCenterData,
  'building-projects': buildingProjectData,
  'job-listings': jobListingData,
  staff: staffData,
  events: eventData,
  pages: contentPageData,
  'fixed-pages': fixedPageData,
  'front-page': frontPageData,
  'site-frame': siteFrameData,
  'my-page': myPageData,
  redirects: redirectData,
}

export type ItemData = Record<Locale, Record<string, unknown>>

/** An item as the content system stores it, in each language. */
export function itemData(entry: Entry, ids: StoredIds): ItemData {
  const write = writers[entry.name] as WriteItem<ImportFileName>
  const slugs = slugsOf(entry)
  const inLocale = (locale: Locale) =>
    write(entry.item, itemWriter(entry, locale, ids), {
      slug: slugs[locale] ?? null,
      // The order in the file is the order on the site.
      sortOrder: entry.index + 1,
    }) as Record<string, unknown>
  return Object.fromEntries(locales.map((locale) => [locale, inLocale(locale)])) as ItemData
}
