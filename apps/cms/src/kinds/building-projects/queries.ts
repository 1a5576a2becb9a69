import type {
  BuildingProjectCard,
  BuildingProject as BuildingProjectPage,
} from '@trivsel/content-contract/kinds/building-projects/contract'
import type { BuildingProject } from '../../payload-types.ts'
import { bySlugQuery } from '../../queries/by-slug-query.ts'
import { toPageBase } from '../../queries/content-page.ts'
import { listQuery } from '../../queries/list-query.ts'
import type { PageTexts } from '../../queries/page-texts.ts'
import type { Reading } from '../../queries/reading.ts'
import { toCardImage } from '../../queries/to-content-image.ts'
import { toTextLinks } from '../../queries/to-link.ts'

const cardSelect = { slug: true, displayName: true, ingress: true, image: true } as const

type CardFields = Pick<BuildingProject, 'id' | keyof typeof cardSelect>

export const toBuildingProjectCard = (
  document: CardFields,
  reading: Reading,
): BuildingProjectCard => ({
  id: document.id,
  slug: document.slug ?? '',
  displayName: document.displayName ?? '',
  ingress: document.ingress || null,
  image: toCardImage(document.image, reading),
})

export const toBuildingProject = (
  document: BuildingProject,
  reading: Reading,
): Omit<BuildingProjectPage, 'alternates'> => ({
  ...toPageBase(document, reading),
  slug: document.slug ?? '',
  buttons: toTextLinks(document.buttons, reading),
})

export const buildingProjectTexts: PageTexts<ReturnType<typeof toBuildingProject>> = (page) =>
  page.buttons.map(({ text }) => text)

export const buildingProjectList = listQuery('buildingProjectList', {
  kind: 'buildingProject',
  select: cardSelect,
  toCard: toBuildingProjectCard,
})

export const buildingProjectBySlug = bySlugQuery(
  'buildingProjectBySlug',
  'buildingProject',
  toBuildingProject,
)
