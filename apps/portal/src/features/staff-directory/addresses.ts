import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { keyQuery, laterPage, type Pages } from '#platform/routing/page.ts'

export const pages = {
  doctors: {
    light: true,
    ...fixedAddresses.doctors,
    services: ['health'],
    menu: { section: 'health', order: 2 },
    query: { healthCenter: keyQuery, page: laterPage },
  },
  dentists: {
    light: true,
    ...fixedAddresses.dentists,
    services: ['health'],
    menu: { section: 'health', order: 3 },
    query: { page: laterPage },
  },
  personalTrainers: {
    light: true,
    ...fixedAddresses.personalTrainers,
    services: ['sports'],
    menu: { section: 'sports', order: 4 },
    query: { fitnessClub: keyQuery, goal: keyQuery, page: laterPage },
  },
} as const satisfies Pages
