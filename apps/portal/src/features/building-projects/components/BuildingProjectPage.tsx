import { fixedAddresses } from '@trivsel/content-contract/addresses'
import type { BuildingProject } from '@trivsel/content-contract/kinds/building-projects/contract'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ActionLinks } from '#ui/detail-page/ActionLinks.tsx'
import { DetailPage } from '#ui/detail-page/DetailPage.tsx'

export function BuildingProjectPage({ project }: { project: BuildingProject }) {
  return (
    <DetailPage
      page={project}
      back={{
        href: fixedAddresses.buildingProjects[getLocale()],
        label: m.building_project_back(),
      }}
    >
      <ActionLinks links={project.buttons} />
    </DetailPage>
  )
}
