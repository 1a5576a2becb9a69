import { z } from 'zod'
import { ImportEvent } from './events.ts'
import { ImportKindergarten } from './kindergartens.ts'
import {
  ImportFixedPage,
  ImportFrontPage,
  ImportMyPage,
  ImportPage,
  ImportRedirect,
  ImportSiteFrame,
} from './pages.ts'
import { ImportCategory, ImportServiceArea, ImportStaffPerson } from './people.ts'
import {
  ImportBuildingProject,
  ImportEatery,
  ImportGym,
  ImportHealthCenter,
  ImportJobListing,
  ImportStudyPlace,
} from './places.ts'

/**
 * The files of an import folder, without `.json`, and their form. Each may be missing. Pictures and
 * PDFs lie beside them.
 */
export const importFiles = {
  categories: z.array(ImportCategory),
  'service-areas': z.array(ImportServiceArea),
  'study-places': z.array(ImportStudyPlace),
  kindergartens: z.array(ImportKindergarten),
  gyms: z.array(ImportGym),
  eateries: z.array(ImportEatery),
  'health-centers': z.array(ImportHealthCenter),
  'building-projects': z.array(ImportBuildingProject),
  'job-listings': z.array(ImportJobListing),
  staff: z.array(ImportStaffPerson),
  events: z.array(ImportEvent),
  pages: z.array(ImportPage),
  'fixed-pages': z.array(ImportFixedPage),
  'front-page': ImportFrontPage,
  'site-frame': ImportSiteFrame,
  'my-page': ImportMyPage,
  redirects: z.array(ImportRedirect),
} as const
export type ImportFiles = typeof importFiles
export type ImportFileName = keyof ImportFiles
export type ImportFolder = { [Name in ImportFileName]?: z.infer<ImportFiles[Name]> }
