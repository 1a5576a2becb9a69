import type { BuildingProject } from '@trivsel/content-contract/kinds/building-projects/contract'
import { m } from '#messages'
import { DetailPage } from '#ui/detail-page/DetailPage.tsx'

export function BuildingProjectPage({ project }: { project: BuildingProject }) {
  return (
    <DetailPage
      page={project}
      actions={project.buttons}
      list={{ page: 'buildingProjects', back: m.building_project_back() }}
    />
  )
}
