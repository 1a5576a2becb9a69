import type { Localized } from '#platform/i18n/localized.ts'
import type { grantType } from '../setup/tables.server.ts'

/* What the demo can be applied for. All of it is invented; an organisation has its own. */

type TypeValues = Pick<
  typeof grantType.$inferInsert,
  'payment' | 'forPersons' | 'hasEvent' | 'leastOre' | 'mostOre' | 'firstPartPercent' | 'reportDays'
>

export const demoTypeKeys = ['operating', 'project', 'start', 'deficit', 'publication'] as const
export type DemoTypeKey = (typeof demoTypeKeys)[number]

export const demoTypes: Readonly<
  Record<
    DemoTypeKey,
    TypeValues & {
      readonly name: Localized
      readonly description: Localized
      /** Of each year of the demo, in øre. */
      readonly budgetOre: number
    }
  >
> = {
  operating: {
    name: { no: 'Driftsstøtte', en: 'Operating grant' },
    description: {
      no: 'Til faste utgifter et semester eller et kalenderår: lokaler, utstyr, nettside og instruktør.',
      en: 'For regular costs of a semester or a calendar year: rooms, equipment, a website and an instructor.',
    },
    budgetOre: 120_000_000,
    mostOre: 6_000_000,
    firstPartPercent: 100,
    reportDays: 60,
  },
  project: {
    name: { no: 'Prosjektstøtte', en: 'Project grant' },
    description: {
      no: 'Til arrangementer og prosjekter som er åpne for studenter. Privatpersoner kan også søke.',
      en: 'For events and projects that are open to students. Private persons can apply too.',
    },
    budgetOre: 90_000_000,
    forPersons: true,
    hasEvent: true,
    mostOre: 5_000_000,
    firstPartPercent: 75,
    reportDays: 60,
  },
  start: {
    name: { no: 'Oppstartsstøtte', en: 'Start-up grant' },
    description: {
      no: 'Til det en ny forening trenger det første året.',
      en: 'For what a new association needs in its first year.',
    },
    budgetOre: 20_000_000,
    mostOre: 1_000_000,
    firstPartPercent: 100,
    reportDays: 120,
  },
  deficit: {
    name: { no: 'Underskuddsgaranti', en: 'Deficit guarantee' },
    description: {
      no: 'Dekker underskuddet på et arrangement, opp til det som er gitt. Betales ut når regnskapet er godkjent.',
      en: 'Covers the deficit of an event, up to what is granted. It is paid when the accounts are approved.',
    },
    budgetOre: 40_000_000,
    payment: 'deficit',
    hasEvent: true,
    mostOre: 4_000_000,
    firstPartPercent: 0,
    reportDays: 45,
  },
  publication: {
    name: { no: 'Publikasjonsstøtte', en: 'Publication grant' },
    description: {
      no: 'Til trykking og utgivelse av blader, bøker og opptak laget av studenter.',
      en: 'For printing and publishing magazines, books and recordings by students.',
    },
    budgetOre: 30_000_000,
    mostOre: 3_000_000,
    firstPartPercent: 50,
    reportDays: 90,
  },
}

type DemoDocument = {
  readonly key: 'statutes' | 'accounts' | 'plan'
  readonly name: Localized
  readonly hint: Localized
  readonly isRequired: boolean
}

/** Asked of every type. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    key: 'statutes',
    name: { no: 'Vedtekter', en: 'Statutes' },
    hint: {
      no: 'Vedtatt av årsmøtet. Alle sidene må være med og kunne leses.',
      en: 'Adopted by the annual meeting. All pages must be there and legible.',
    },
    isRequired: true,
  },
  {
    key: 'accounts',
    name: { no: 'Regnskap for i fjor', en: 'Accounts of last year' },
    hint: {
      no: 'Godkjent av årsmøtet. En ny forening legger ved referatet fra stiftelsesmøtet.',
      en: 'Approved by the annual meeting. A new association adds the minutes of its founding meeting.',
    },
    isRequired: true,
  },
  {
    key: 'plan',
    name: { no: 'Prosjektplan', en: 'Project plan' },
    hint: { no: '', en: '' },
    isRequired: false,
  },
]

/** Points from 0 to 5 each. */
export const demoCriteria: readonly {
  readonly name: Localized
  readonly hint: Localized
  readonly weight: number
}[] = [
  {
    name: { no: 'Aktivitet', en: 'Activity' },
    hint: { no: 'Hvor mye foreningen gjør.', en: 'How much the association does.' },
    weight: 3,
  },
  {
    name: { no: 'Nytte for studenter', en: 'Use for students' },
    hint: {
      no: 'Hvor mange studenter som har noe igjen for det.',
      en: 'How many students benefit from it.',
    },
    weight: 3,
  },
  {
    name: { no: 'Økonomi', en: 'Finances' },
    hint: {
      no: 'Om budsjettet er realistisk, og om foreningen trenger pengene.',
      en: 'Whether the budget is realistic, and whether the association needs the money.',
    },
    weight: 2,
  },
  {
    name: { no: 'Egne inntekter', en: 'Own income' },
    hint: {
      no: 'Hva foreningen selv henter inn.',
      en: 'What the association brings in itself.',
    },
    weight: 1,
  },
]

export const demoReasonKeys = ['document', 'closed', 'food', 'budget', 'less', 'own'] as const
export type DemoReasonKey = (typeof demoReasonKeys)[number]

export const demoReasons: Readonly<
  Record<
    DemoReasonKey,
    {
      readonly kind: 'refused' | 'reduced'
      readonly name: Localized
      readonly text: Localized
      readonly document?: DemoDocument['key']
    }
  >
> = {
  document: {
    kind: 'refused',
    name: {
      no: 'Et dokument mangler eller kan ikke leses',
      en: 'A document is missing or illegible',
    },
    text: {
      no: 'Et dokument som kreves, mangler eller kan ikke leses.',
      en: 'A document that is required is missing or cannot be read.',
    },
    document: 'accounts',
  },
  closed: {
    kind: 'refused',
    name: { no: 'Ikke åpent for alle studenter', en: 'Not open to all students' },
    text: {
      no: 'Tilbudet er ikke åpent for alle studenter.',
      en: 'The offer is not open to all students.',
    },
  },
  food: {
    kind: 'refused',
    name: { no: 'Mest mat, drikke eller reise', en: 'Mostly food, drink or travel' },
    text: {
      no: 'Det meste av budsjettet er mat, drikke eller reise, som vi ikke gir tilskudd til.',
      en: 'Most of the budget is food, drink or travel, which we do not give grants to.',
    },
  },
  budget: {
    kind: 'refused',
    name: { no: 'Pengene rakk ikke', en: 'There was not enough money' },
    text: {
      no: 'Det var søkt om mer enn runden hadde, og andre søknader fikk flere poeng.',
      en: 'More was applied for than the round had, and other applications got more points.',
    },
  },
  less: {
    kind: 'reduced',
    name: { no: 'Mange søknader i runden', en: 'Many applications in the round' },
    text: {
      no: 'Det var mange gode søknader, og pengene ble delt på flere.',
      en: 'There were many good applications, and the money was shared among them.',
    },
  },
  own: {
    kind: 'reduced',
    name: { no: 'Foreningen har egne midler', en: 'The association has money of its own' },
    text: {
      no: 'Foreningen kan dekke en større del selv.',
      en: 'The association can pay for more of it itself.',
    },
  },
}
