import { searchable } from '../../queries/searchable.ts'
import type { Kind } from '../kind.ts'
import { JobListings } from './collection.ts'
import { jobListingData } from './import-data.ts'
import {
  deadlineOf,
  jobListingBySlug,
  jobListingList,
  jobListingTexts,
  toJobListing,
} from './queries.ts'

export const jobListing: Kind<'jobListing'> = {
  collection: JobListings,
  queries: { jobListingList, jobListingBySlug },
  readSearchable: searchable(toJobListing, jobListingTexts, deadlineOf),
  importItem: jobListingData,
  onFirstImport: (importedAt) => ({ publishedAt: importedAt }),
  startingPoint: { nb: 'Ny stilling', en: 'New job listing' },
}
