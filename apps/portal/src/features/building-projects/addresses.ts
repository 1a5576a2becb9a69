import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { cardList, itemOf, type Pages } from '#platform/routing/page.ts'

export const pages = {
  buildingProjects: {
    light: true,
    ...fixedAddresses.buildingProjects,
    menu: { section: 'about', order: 3 },
    ...cardList,
  },
  buildingProject: { ...itemOf('buildingProject'), light: true },
} as const satisfies Pages
