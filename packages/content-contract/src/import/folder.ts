import { z } from 'zod'
import { kindContracts } from '../kind-contracts.ts'
import { type CollectionOf, type ListedKind, listedKindNames, listedKinds } from '../kinds.ts'
import {
  ImportFixedPage,
  ImportFrontPage,
  ImportHelpText,
  ImportMyPage,
  ImportPage,
  ImportRedirect,
  ImportSiteFrame,
} from './pages.ts'
import { ImportCategory, ImportServiceArea, ImportStaffPerson } from './people.ts'
import { ImportTrainingVideo } from './training.ts'

type KindFiles = {
  readonly [Kind in ListedKind as CollectionOf<Kind>]: z.ZodArray<
    (typeof kindContracts)[Kind]['importItem']
  >
}
const kindFiles = Object.fromEntries(
  listedKindNames.map((kind) => [
    listedKinds[kind].collection,
    z.array(kindContracts[kind].importItem),
  ]),
) as unknown as KindFiles

/**
 * The files of an import folder, without `.json`, and their form. Each may be missing. Pictures and
 * PDFs lie beside them.
 */
export const importFiles = {
  categories: z.array(ImportCategory),
  'service-areas': z.array(ImportServiceArea),
  ...kindFiles,
  staff: z.array(ImportStaffPerson),
  pages: z.array(ImportPage),
  'fixed-pages': z.array(ImportFixedPage),
  'help-texts': z.array(ImportHelpText),
  'training-videos': z.array(ImportTrainingVideo),
  'front-page': ImportFrontPage,
  'site-frame': ImportSiteFrame,
  'my-page': ImportMyPage,
  redirects: z.array(ImportRedirect),
} as const
export type ImportFiles = typeof importFiles
export type ImportFileName = keyof ImportFiles
export type ImportFolder = { [Name in ImportFileName]?: z.infer<ImportFiles[Name]> }
