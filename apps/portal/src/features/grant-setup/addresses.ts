import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffGrantSetup: {
    untilFinished: true,
    no: '/ansatt/tilskudd/oppsett',
    en: '/en/staff/grants/setup',
  },
  staffGrantRounds: {
    untilFinished: true,
    no: '/ansatt/tilskudd/oppsett/runder',
    en: '/en/staff/grants/setup/rounds',
  },
  staffGrantBudgets: {
    untilFinished: true,
    no: '/ansatt/tilskudd/oppsett/budsjetter',
    en: '/en/staff/grants/setup/budgets',
    browserQuery: ['year'],
  },
  staffGrantCommittee: {
    untilFinished: true,
    no: '/ansatt/tilskudd/oppsett/utvalg',
    en: '/en/staff/grants/setup/committee',
  },
} as const satisfies Pages
