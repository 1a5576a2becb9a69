import type { Localized } from '#platform/i18n/localized.ts'

/** For previews, tests and the demo. */
export const exampleIssue = {
  subject: {
    no: 'Varm suppe, julemesse og ledige timer i desember',
    en: 'Warm soup, a Christmas fair and free classes in December',
  },
  text: {
    no: 'Hei!\n\nEksamen nærmer seg, og vi holder varmen oppe: Fra mandag får du suppe til studentpris i alle kantinene etter klokka 14.\n\nJulemessa er 3. desember. Ta med en venn.\n\nGruppetimene i eksamensperioden er kortere, så du rekker en økt mellom to kapitler. De går som vanlig helt til 22. desember.\n\nLykke til!',
    en: 'Hello,\n\nExams are coming up, and we keep you warm: from Monday there is soup at student price in all canteens after 14:00.\n\nThe Christmas fair is on 3 December. Bring a friend.\n\nGroup classes during exams are shorter, so that you have time for one between two chapters. They go on as usual until 22 December.\n\nGood luck.',
  },
} satisfies Record<string, Localized>
