import { searchable } from '../../queries/searchable.ts'
import type { Kind } from '../kind.ts'
import { JobListings } from './collection.ts'
import { jobListingData } from './import-data.ts'
import {
  deadlineOf,
  jobListingBySlug,
  jobListingFacts,
  jobListingList,
  jobListingTexts,
  toJobListing,
  toJobListingCard,
} from './queries.ts'

export const jobListing: Kind<'jobListing'> = {
  collection: JobListings,
  queries: { jobListingList, jobListingBySlug },
  readSearchable: searchable(toJobListing, jobListingTexts, deadlineOf),
  projected: { toPage: toJobListing, toCard: toJobListingCard, toListFacts: jobListingFacts },
  importItem: jobListingData,
  onFirstImport: (importedAt) => ({ publishedAt: importedAt }),
  startingPoint: { nb: 'Ny stilling', en: 'New job listing' },
}
