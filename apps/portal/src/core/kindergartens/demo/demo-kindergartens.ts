import type { Localized } from '#platform/i18n/localized.ts'

/*
 * The kindergartens of the demo. Their names are invented: those of the organisation's own are on its
 * public pages, which are content.
 */

const leader: Localized = { no: 'Pedagogisk leder', en: 'Educational leader' }
const teacher: Localized = { no: 'Barnehagelærer', en: 'Kindergarten teacher' }
const worker: Localized = { no: 'Barne- og ungdomsarbeider', en: 'Child care worker' }
const assistant: Localized = { no: 'Assistent', en: 'Assistant' }
const principal: Localized = { no: 'Styrer', en: 'Leader' }

type DemoEmployee = { readonly name: string; readonly title: Localized }

type DemoDepartment = {
  readonly name: string
  readonly places: number
  readonly employees: readonly DemoEmployee[]
}

export type DemoKindergarten = {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly closesAt: string
  readonly yearPlanUrl: string | null
  /** The account of the member of staff who leads it. */
  readonly leaderEmail: string | null
  readonly principal: DemoEmployee
  readonly departments: readonly DemoDepartment[]
}

export const demoKindergartens = {
  solbakken: {
    name: 'Solbakken barnehage',
    phone: '22 00 10 01',
    email: 'solbakken@trivsel.example',
    closesAt: '17:00',
    yearPlanUrl: 'https://trivsel.example/aarsplan-solbakken.pdf',
    leaderEmail: 'staff-kindergarten@trivsel.example',
    principal: { name: 'Randi Sørli', title: principal },
    departments: [
      {
        name: 'Revehiet',
        places: 12,
        employees: [
          { name: 'Mona Strand', title: leader },
          { name: 'Yusuf Demir', title: worker },
          { name: 'Kine Aas', title: assistant },
        ],
      },
      {
        name: 'Bjørnebo',
        places: 18,
        employees: [
          { name: 'Terje Lunde', title: leader },
          { name: 'Silje Haug', title: teacher },
          { name: 'Daniel Osei', title: assistant },
        ],
      },
      {
        name: 'Ekorntreet',
        places: 18,
        employees: [
          { name: 'Grete Fossum', title: leader },
          { name: 'Ali Rahimi', title: teacher },
        ],
      },
    ],
  },
  elvekanten: {
    name: 'Elvekanten barnehage',
    phone: '22 00 10 02',
    email: 'elvekanten@trivsel.example',
    closesAt: '17:00',
    yearPlanUrl: 'https://trivsel.example/aarsplan-elvekanten.pdf',
    leaderEmail: 'staff-kindergarten-too@trivsel.example',
    principal: { name: 'Amir Nazari', title: principal },
    departments: [
      {
        name: 'Rumpetrollene',
        places: 10,
        employees: [
          { name: 'Hilde Brekke', title: leader },
          { name: 'Sara Nilsen', title: worker },
        ],
      },
      {
        name: 'Ørretene',
        places: 20,
        employees: [
          { name: 'Pål Eriksen', title: leader },
          { name: 'Fatuma Ahmed', title: teacher },
          { name: 'Even Moen', title: assistant },
        ],
      },
    ],
  },
  granhaug: {
    name: 'Granhaug barnehage',
    phone: '22 00 10 03',
    email: 'granhaug@trivsel.example',
    closesAt: '16:45',
    yearPlanUrl: null,
    leaderEmail: null,
    principal: { name: 'Wenche Lid', title: principal },
    departments: [
      {
        name: 'Kongler',
        places: 12,
        employees: [
          { name: 'Oda Myhre', title: leader },
          { name: 'Marek Nowak', title: assistant },
        ],
      },
      { name: 'Maur', places: 12, employees: [{ name: 'Liv Tveit', title: leader }] },
    ],
  },
} as const satisfies Record<string, DemoKindergarten>
export type DemoKindergartenKey = keyof typeof demoKindergartens

export const demoConsentKinds: readonly { readonly name: Localized; readonly text: Localized }[] = [
  {
    name: { no: 'Bilder i barnehagen', en: 'Pictures in the kindergarten' },
    text: {
      no: 'Vi tar bilder av barnet i hverdagen og henger dem opp i barnehagen. Bildene legges ikke på nett.',
      en: 'We take pictures of the child in everyday life and hang them up in the kindergarten. They are not put online.',
    },
  },
  {
    name: { no: 'Turer med buss og bane', en: 'Trips by bus and underground' },
    text: {
      no: 'Barnet kan være med på turer med buss, trikk og T-bane. De ansatte følger gruppa hele veien.',
      en: 'The child can go on trips by bus, tram and underground. Employees are with the group all the way.',
    },
  },
  {
    name: { no: 'Tur på vannet', en: 'Trips by the water' },
    text: {
      no: 'Barnet kan være med på turer til vannet og bade med en voksen ved siden av seg.',
      en: 'The child can go on trips to the lake and bathe with an adult beside them.',
    },
  },
  {
    name: { no: 'Samtale med helsestasjonen', en: 'Talking to the child health clinic' },
    text: {
      no: 'Barnehagen kan snakke med helsestasjonen om hvordan barnet har det. Vi sier fra til dere først.',
      en: 'The kindergarten can talk to the child health clinic about how the child is doing. We tell you first.',
    },
  },
]

export const demoClosingReasons = {
  christmas: { no: 'Stengt i romjula', en: 'Closed between Christmas and New Year' },
  planning: { no: 'Planleggingsdag', en: 'Planning day' },
} as const satisfies Record<string, Localized>
