import { searchable } from '../../queries/searchable.ts'
import type { Kind } from '../kind.ts'
import { BuildingProjects } from './collection.ts'
import { buildingProjectData } from './import-data.ts'
import {
  buildingProjectBySlug,
  buildingProjectList,
  buildingProjectTexts,
  toBuildingProject,
} from './queries.ts'

export const buildingProject: Kind<'buildingProject'> = {
  collection: BuildingProjects,
  queries: { buildingProjectList, buildingProjectBySlug },
  readSearchable: searchable(toBuildingProject, buildingProjectTexts),
  importItem: buildingProjectData,
}
