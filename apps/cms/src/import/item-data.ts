import type { ImportFileName } from '@trivsel/content-contract/import/folder'
import { type Locale, locales } from '@trivsel/content-contract/locales'
import { byCollection } from '../kinds/kinds.ts'
import { slugsOf } from './entry-slugs.ts'
import type { Entry } from './import-source.ts'
import { itemWriter, type StoredIds } from './item-writer.ts'
import { categoryData, serviceAreaData, staffData } from './people-data.ts'
import {
  contentPageData,
  fixedPageData,
  frontPageData,
  helpTextData,
  myPageData,
  redirectData,
  siteFrameData,
} from './site-data.ts'
import { trainingVideoData } from './training-data.ts'
import type { WriteItem } from './write-item.ts'

const writers: { [Name in ImportFileName]: WriteItem<Name> } = {
  categories: categoryData,
  'service-areas': serviceAreaData,
  ...byCollection('importItem'),
  staff: staffData,
  pages: contentPageData,
  'fixed-pages': fixedPageData,
  'help-texts': helpTextData,
  'training-videos': trainingVideoData,
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
