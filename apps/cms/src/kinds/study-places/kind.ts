import { searchable } from '../../queries/searchable.ts'
import type { Kind } from '../kind.ts'
import { StudyPlaces } from './collection.ts'
import { studyPlaceData } from './import-data.ts'
import { studyPlaceBySlug, studyPlaceList, toStudyPlace } from './queries.ts'

export const studyPlace: Kind<'studyPlace'> = {
  collection: StudyPlaces,
  queries: { studyPlaceList, studyPlaceBySlug },
  readSearchable: searchable(toStudyPlace, ({ address }) => [address]),
  importItem: studyPlaceData,
}
