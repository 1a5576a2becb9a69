import type { ImportStudyPlace } from '@trivsel/content-contract/kinds/study-places/import'
import type { ItemWriter } from '../../import/item-writer.ts'
import { type Placed, pageData, placeData, type Saved } from '../../import/page-data.ts'
import type { StudyPlace } from '../../payload-types.ts'

export function studyPlaceData(item: ImportStudyPlace, writer: ItemWriter, placed: Placed) {
  return { ...pageData(item, writer), ...placed, ...placeData(item) } satisfies Saved<StudyPlace>
}
