import type { Localized } from '#platform/i18n/localized.ts'

/** For previews, tests and the demo: of an association that writes in one language. */
export const exampleIssue = {
  subject: { no: 'Hyttetur i januar og nye øvingstider', en: '' },
  text: {
    no: 'Hei!\n\nSiste helgen i januar drar vi på hyttetur. Meld deg på innen 10. januar.\n\nFra nyåret øver vi på onsdager klokka 18.\n\nHilsen styret',
    en: '',
  },
} satisfies Record<string, Localized>
