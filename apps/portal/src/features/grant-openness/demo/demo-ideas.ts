import { defaultLocale, type Locale } from '@trivsel/content-contract/locales'
import type { GrantContent } from '#core/grants/content.ts'
import type { DemoTypeKey } from '#core/grants/demo/demo-setup.ts'
import { addDays } from '#platform/time/date.ts'

type Idea = { readonly title: string; readonly summary: string; readonly language?: Locale }

/** What the associations of the demo apply for; all of it is invented. */
const ideas: Readonly<Record<DemoTypeKey, readonly Idea[]>> = {
  operating: [
    {
      title: 'Drift av foreningen i vårsemesteret',
      summary: 'Øvingslokale, nettside og forsikring for et halvt år.',
    },
    {
      title: 'Faste ukentlige treff',
      summary: 'Leie av lokale og utstyr til treff som er åpne for alle studenter.',
    },
    {
      title: 'Weekly meetings in English',
      summary: 'Rent and materials for open meetings that are held in English.',
      language: 'en',
    },
    { title: 'Instruktør og utstyr', summary: 'Instruktør til nybegynnere og utstyr til utlån.' },
  ],
  project: [
    {
      title: 'Vårkonsert med åpen prøve',
      summary: 'En konsert og en åpen prøve der alle studenter kan være med.',
    },
    {
      title: 'Studentfestival over to dager',
      summary: 'Foredrag, verksteder og konserter, gratis for studenter.',
    },
    {
      title: 'Hyttetur for nye studenter',
      summary: 'En tur i september der nye studenter blir kjent med hverandre.',
    },
    {
      title: 'Debattrekke om studentøkonomi',
      summary: 'Fire åpne debatter med forskere, politikere og studenter.',
    },
    {
      title: 'Film week of the world',
      summary: 'Seven evenings with films and talks, open to all students.',
      language: 'en',
    },
  ],
  start: [
    {
      title: 'Utstyr til det første året',
      summary: 'Det foreningen trenger for å komme i gang: utstyr, nettside og plakater.',
    },
    {
      title: 'Oppstart og åpningskveld',
      summary: 'En åpningskveld og materiell til å verve medlemmer.',
    },
  ],
  deficit: [
    {
      title: 'Forestilling på hovedscenen',
      summary: 'Fem forestillinger der billettene skal dekke det meste.',
    },
    {
      title: 'Turnering for studentlag',
      summary: 'En turnering for lag fra hele landet, med deltakeravgift.',
    },
  ],
  publication: [
    { title: 'Blad med tekster av studenter', summary: 'To nummer, trykt i 800 eksemplarer.' },
    { title: 'Innspilling av ny musikk', summary: 'Opptak og utgivelse av sju sanger.' },
  ],
}

const lastYear: Readonly<Record<Locale, string>> = {
  no: 'Vi gjorde noe lignende i fjor, og det kom flere enn vi hadde plass til. Styret gjør arbeidet, og ingen får betalt for det.',
  en: 'We did something like it last year, and more people came than we had room for. The board does the work; nobody is paid for it.',
}

const kroner = 100

/** @param seed tells applications apart @param meetsOn a day in Norway */
export function demoContent(
  type: DemoTypeKey,
  seed: number,
  meetsOn: string,
): { readonly content: GrantContent; readonly language: Locale } {
  const choice = ideas[type]
  const { language = defaultLocale, ...idea } = choice[seed % choice.length] as Idea
  const scale = { operating: 24, project: 18, start: 6, deficit: 14, publication: 11 }[type]
  const requestedOre = (scale * 1_000 + ((seed * 1_370) % 9_000)) * kroner
  const restOre = requestedOre / 2
  const firstOre = Math.floor(requestedOre / kroner / 3) * kroner
  const secondOre = Math.floor(requestedOre / kroner / 4) * kroner
  const endsOn = addDays(meetsOn, type === 'operating' ? 150 : 42)
  return {
    language,
    content: {
      title: idea.title,
      summary: idea.summary,
      description: `${idea.summary}\n\n${lastYear[language]}`,
      startsOn: addDays(meetsOn, type === 'operating' ? 10 : 40),
      endsOn,
      place: '',
      participants: 30 + ((seed * 17) % 170),
      requestedOre,
      costs: [
        { text: 'Leie av lokale', amountOre: firstOre },
        { text: 'Utstyr og materiell', amountOre: secondOre },
        {
          text: 'Honorar og informasjon',
          amountOre: requestedOre + restOre - firstOre - secondOre,
        },
      ],
      income: [
        { text: 'Medlemskontingent', amountOre: restOre - Math.floor(restOre / 200) * kroner },
        { text: 'Billetter og egenandeler', amountOre: Math.floor(restOre / 200) * kroner },
      ],
    },
  }
}
