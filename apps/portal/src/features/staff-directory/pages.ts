import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { keyQuery, laterPage, type Pages } from '#platform/routing/page.ts'

export const pages = {
  doctors: { ...fixedAddresses.doctors, query: { healthCenter: keyQuery, page: laterPage } },
  dentists: { ...fixedAddresses.dentists, query: { page: laterPage } },
  personalTrainers: {
    ...fixedAddresses.personalTrainers,
    query: { fitnessClub: keyQuery, goal: keyQuery, page: laterPage },
  },
} as const satisfies Pages
