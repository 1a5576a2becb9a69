import { laterPage, type Pages, uuidQuery } from '#platform/routing/page.ts'

/** A change of an association is seen after so many milliseconds. */
const life = 2_000

export const pages = {
  findAssociation: {
    light: true,
    no: '/foreninger/finn-forening',
    en: '/en/associations/find-your-association',
    menu: { section: 'about', order: 5 },
    query: {
      q: /^\P{Cc}{1,100}$/u,
      institution: /^[\p{L}\p{N}](?:[\p{L}\p{N} .&-]{0,28}[\p{L}\p{N}])?$/u,
      campus: /^[1-9]\d{0,8}$/,
      topic: uuidQuery,
      language: /^[a-z]{2}$/,
      welcomes: /^yes$/,
      page: laterPage,
    },
    life,
  },
  associationProfile: {
    light: true,
    no: '/foreninger/finn-forening/$slug',
    en: '/en/associations/find-your-association/$slug',
    life,
  },
  associationMessage: {
    no: '/foreninger/finn-forening/$slug/melding',
    en: '/en/associations/find-your-association/$slug/message',
    life,
  },
  editAssociationProfile: {
    no: '/min-side/foreninger/detaljer/$id/profil',
    en: '/en/my-page/associations/details/$id/profile',
  },
} as const satisfies Pages
