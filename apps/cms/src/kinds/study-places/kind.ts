import { placedFacts } from '../../projection/projected.ts'
import { searchable } from '../../queries/searchable.ts'
import type { Kind } from '../kind.ts'
import { StudyPlaces } from './collection.ts'
import { studyPlaceData } from './import-data.ts'
import {
  readStudyPlace,
  studyPlaceBySlug,
  studyPlaceList,
  toStudyPlace,
  toStudyPlaceCard,
} from './queries.ts'

export const studyPlace: Kind<'studyPlace'> = {
  collection: StudyPlaces,
  queries: { studyPlaceList, studyPlaceBySlug },
  readSearchable: searchable(toStudyPlace, ({ address }) => [address]),
  projected: {
    toPage: readStudyPlace,
    toCard: toStudyPlaceCard,
    toListFacts: (document) => placedFacts(document),
  },
  importItem: studyPlaceData,
}
