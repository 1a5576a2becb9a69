import { placedFacts } from '../../projection/projected.ts'
import { searchable } from '../../queries/searchable.ts'
import type { Kind } from '../kind.ts'
import { BuildingProjects } from './collection.ts'
import { buildingProjectData } from './import-data.ts'
import {
  buildingProjectBySlug,
  buildingProjectList,
  buildingProjectTexts,
  toBuildingProject,
  toBuildingProjectCard,
} from './queries.ts'

export const buildingProject: Kind<'buildingProject'> = {
  collection: BuildingProjects,
  queries: { buildingProjectList, buildingProjectBySlug },
  readSearchable: searchable(toBuildingProject, buildingProjectTexts),
  projected: {
    toPage: toBuildingProject,
    toCard: toBuildingProjectCard,
    toListFacts: (document) => placedFacts(document),
  },
  importItem: buildingProjectData,
}
