import type { ContentKind } from '@trivsel/content-contract/addresses'
import type { collectionOfKind } from '@trivsel/content-contract/change'
import type { SearchDocument } from '@trivsel/content-contract/published'
import type { DataFromCollectionSlug } from 'payload'
import { buildingProjectTexts, toBuildingProject } from './building-projects.ts'
import type { PageBase } from './content-page.ts'
import { eateryTexts, toEatery } from './eateries.ts'
import { eventTexts, lastDayOfEvent, toEvent } from './events.ts'
import { gymTexts, toGym } from './gyms.ts'
import { healthCenterTexts, toHealthCenter } from './health-centers.ts'
import { deadlineOf, jobListingTexts, toJobListing } from './job-listings.ts'
import { kindergartenTexts, toKindergarten } from './kindergartens.ts'
import { joinPageTexts, type PageTexts } from './page-texts.ts'
import { contentPageTexts, toContentPage } from './pages.ts'
import type { Reading } from './reading.ts'
import { toStudyPlace } from './study-places.ts'

type DocumentOf<Kind extends ContentKind> = DataFromCollectionSlug<(typeof collectionOfKind)[Kind]>
type Searchable = Pick<SearchDocument, 'text' | 'lastDay'>
type Read<Document> = (document: Document, reading: Reading) => Searchable

function searchable<Document, Page extends Pick<PageBase, 'richText' | 'navBlocks'>>(
  toPage: (document: Document, reading: Reading) => Page,
  texts: PageTexts<Page>,
  lastDayOf: (document: Document) => string | null = () => null,
): Read<Document> {
  return (document, reading) => {
    const page = toPage(document, reading)
    return { text: joinPageTexts(page, texts(page)), lastDay: lastDayOf(document) }
  }
}

const kinds: { [Kind in ContentKind]: Read<DocumentOf<Kind>> } = {
  page: searchable(toContentPage, contentPageTexts),
  kindergarten: searchable(toKindergarten, kindergartenTexts),
  gym: searchable(toGym, gymTexts),
  eatery: searchable(toEatery, eateryTexts),
  healthCenter: searchable(toHealthCenter, healthCenterTexts),
  jobListing: searchable(toJobListing, jobListingTexts, deadlineOf),
  buildingProject: searchable(toBuildingProject, buildingProjectTexts),
  studyPlace: searchable(toStudyPlace, () => []),
  event: searchable(toEvent, eventTexts, lastDayOfEvent),
}

/** The words of a page, and the last day on which it is worth finding. */
export function readSearchable<Kind extends ContentKind>(
  kind: Kind,
  document: DocumentOf<Kind>,
  reading: Reading,
): Searchable {
  return kinds[kind](document, reading)
}
