import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffExamplePages: { no: '/ansatt/eksempelsider', en: '/en/staff/example-pages' },
} as const satisfies Pages
