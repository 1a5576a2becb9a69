import { z } from 'zod'
import { ContentImage, contentPageFields, TextLink } from '../../content.ts'
import type { KindContract } from '../../kind-contract.ts'
import { bySlug, cardList } from '../../query-shapes.ts'
import { ImportBuildingProject } from './import.ts'

export const BuildingProjectCard = z.strictObject({
  id: z.int(),
  slug: z.string(),
  displayName: z.string(),
  ingress: z.string().nullable(),
  image: ContentImage.nullable(),
})
export type BuildingProjectCard = z.infer<typeof BuildingProjectCard>

export const BuildingProject = BuildingProjectCard.extend({
  ...contentPageFields,
  buttons: z.array(TextLink),
})
export type BuildingProject = z.infer<typeof BuildingProject>

export const buildingProjectContract = {
  queries: {
    buildingProjectList: cardList(BuildingProjectCard),
    buildingProjectBySlug: bySlug(BuildingProject),
  },
  list: { order: 'place' },
  importItem: ImportBuildingProject,
  words: { no: 'byggeprosjekt', en: 'building project' },
} as const satisfies KindContract
