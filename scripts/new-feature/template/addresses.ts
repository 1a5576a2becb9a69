import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  suggestionBox: { no: '/min-side/suggestion-box', en: '/en/my-page/suggestion-box' },
  staffSuggestionBox: {
    no: '/ansatt/suggestion-box',
    en: '/en/staff/suggestion-box',
    browserQuery: ['name', 'state', ...tableQuery],
  },
} as const satisfies Pages
