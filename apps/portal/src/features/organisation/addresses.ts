import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffOrganisation: { no: '/ansatt/organisasjonen', en: '/en/staff/organisation' },
} as const satisfies Pages
