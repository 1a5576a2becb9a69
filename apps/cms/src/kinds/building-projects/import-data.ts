import type { ImportBuildingProject } from '@trivsel/content-contract/kinds/building-projects/import'
import type { ItemWriter } from '../../import/item-writer.ts'
import { linkRows, type Placed, pageData, type Saved } from '../../import/page-data.ts'
import type { BuildingProject } from '../../payload-types.ts'

export function buildingProjectData(
  item: ImportBuildingProject,
  writer: ItemWriter,
  placed: Placed,
) {
  return {
    ...pageData(item, writer),
    ...placed,
    buttons: linkRows(item.buttons, 'buttons', writer),
  } satisfies Saved<BuildingProject>
}
