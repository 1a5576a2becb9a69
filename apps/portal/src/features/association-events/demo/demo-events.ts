import type { Localized } from '#platform/i18n/localized.ts'
import type { EventState } from '../model/states.ts'

export type DemoEvent = {
  /** The slug of its association. */
  readonly by: string
  readonly title: Localized
  readonly text: Localized
  readonly place: string
  /** Days from today, negative for the past. */
  readonly inDays: number
  readonly from: string
  readonly to: string
  /** It ends so many nights later. */
  readonly nights?: number
  readonly state?: EventState
  readonly reason?: string
  readonly membersOnly?: true
  /** Without them people come as they are. */
  readonly places?: {
    readonly capacity: number
    /** Out of the demo's people: so many have a place, so many wait. */
    readonly booked?: number
    readonly waiting?: number
    readonly membersFirstDays?: number
    readonly priceOre?: number
    readonly memberPriceOre?: number
    readonly asksForAllergies?: true
  }
  /** Events of the same series, a week apart. */
  readonly times?: number
}

const norwegian = (no: string): Localized => ({ no, en: '' })
const english = (en: string): Localized => ({ no: '', en })

/** Invented events in every state, for associations of the demo. */
export const demoEvents: readonly DemoEvent[] = [
  {
    by: 'brettspillklubben-terning',
    title: { no: 'Brettspillkveld for nye', en: 'Board games for newcomers' },
    text: {
      no: 'Kom som du er. Vi har spillene og forklarer reglene.\n\nTe og kjeks får du av oss.',
      en: 'Come as you are. We have the games and explain the rules.\n\nTea and biscuits are on us.',
    },
    place: 'Frederikke, Blindern',
    inDays: 3,
    from: '18:00',
    to: '22:00',
    times: 4,
  },
  {
    by: 'studentkoret-fjordklang',
    title: { no: 'Åpen øvelse', en: 'Open rehearsal' },
    text: {
      no: 'Syng med oss en kveld og se om det er noe for deg.',
      en: 'Sing with us for an evening and see if you like it.',
    },
    place: 'Georg Sverdrups hus, Blindern',
    inDays: 5,
    from: '18:30',
    to: '20:30',
    places: { capacity: 30, booked: 6 },
  },
  {
    by: 'studentkoret-fjordklang',
    title: { no: 'Julekonsert', en: 'Christmas concert' },
    text: {
      no: 'En time med julesanger fra hele Norden. Gløgg i pausen.',
      en: 'An hour of carols from all of the Nordic countries. Mulled wine in the break.',
    },
    place: 'Sofienberg kirke',
    inDays: 16,
    from: '19:00',
    to: '20:30',
    places: { capacity: 120, booked: 10, priceOre: 15_000, memberPriceOre: 10_000 },
  },
  {
    by: 'fjellgruppa-varden',
    title: { no: 'Skitur til Kikut', en: 'Ski trip to Kikut' },
    text: {
      no: 'Vi møtes ved T-banen og går 18 km. Du trenger egne ski.',
      en: 'We meet at the metro and ski 18 km. Bring your own skis.',
    },
    place: 'Frognerseteren stasjon',
    inDays: 8,
    from: '09:30',
    to: '16:00',
    places: { capacity: 8, booked: 8, waiting: 3 },
  },
  {
    by: 'fjellgruppa-varden',
    title: { no: 'Hyttetur i februar', en: 'Cabin weekend in February' },
    text: {
      no: 'To netter på hytte med toppturer. Medlemmer melder seg på først.',
      en: 'Two nights in a cabin, with summits. Members book first.',
    },
    place: 'Sinnerdal',
    inDays: 70,
    from: '17:00',
    to: '15:00',
    nights: 2,
    places: {
      capacity: 20,
      booked: 4,
      membersFirstDays: 30,
      priceOre: 60_000,
      memberPriceOre: 45_000,
      asksForAllergies: true,
    },
  },
  {
    by: 'debattforumet-agora',
    title: norwegian('Debatt: Hvem skal bo i byen?'),
    text: norwegian('Tre innledere, åpen mikrofon og en ordstyrer som holder tiden.'),
    place: 'Chateau Neuf',
    inDays: 6,
    from: '19:00',
    to: '21:00',
  },
  {
    by: 'international-students-network',
    title: english('International dinner'),
    text: english('Everybody brings a dish from home. We bring the rice.'),
    place: 'Kringsjå student village',
    inDays: 4,
    from: '18:00',
    to: '21:00',
    places: { capacity: 40, booked: 9, asksForAllergies: true },
  },
  {
    by: 'international-students-network',
    title: english('Cross-country skiing for beginners'),
    text: english('We lend you skis and teach you how to stop.'),
    place: 'Sognsvann',
    inDays: 21,
    from: '11:00',
    to: '15:00',
    places: { capacity: 25, booked: 5, priceOre: 10_000 },
  },
  {
    by: 'robotikkgruppa-tannhjul',
    title: { no: 'Lær å lodde', en: 'Learn to solder' },
    text: {
      no: 'Et kurs på to timer. Du får med deg en liten lampe hjem.',
      en: 'A course of two hours. You take home a small lamp.',
    },
    place: 'Ole-Johan Dahls hus',
    inDays: 10,
    from: '17:15',
    to: '19:15',
    places: { capacity: 12, booked: 7 },
  },
  {
    by: 'teatergruppa-sceneskrekk',
    title: { no: 'Forestilling: Et dukkehjem', en: 'Performance: A Doll’s House' },
    text: {
      no: 'Vår versjon, med tre Noraer og en dukke.',
      en: 'Our version, with three Noras and a doll. In Norwegian.',
    },
    place: 'Chateau Neuf, Lillesalen',
    inDays: 12,
    from: '19:00',
    to: '21:15',
    places: { capacity: 60, booked: 10, priceOre: 8_000, memberPriceOre: 5_000 },
  },
  {
    by: 'teatergruppa-sceneskrekk',
    title: norwegian('Teatersport'),
    text: norwegian('To lag, én dommer og publikum som bestemmer.'),
    place: 'Chateau Neuf',
    inDays: 2,
    from: '20:00',
    to: '22:00',
    state: 'called-off',
    reason: 'Dommeren er syk. Vi prøver igjen i januar.',
    places: { capacity: 50 },
  },
  {
    by: 'strikkeklubben-raglan',
    title: norwegian('Strikkekafé'),
    text: norwegian('Ta med det du holder på med, eller lån pinner og garn.'),
    place: 'Kafeen på Sophus Bugges hus',
    inDays: 1,
    from: '16:00',
    to: '18:00',
    state: 'waiting',
    times: 4,
  },
  {
    by: 'klatregjengen-kalkpose',
    title: norwegian('Introkveld i klatrehallen'),
    text: norwegian('Prøv buldring med noen som kan det. Sko kan lånes.'),
    place: 'Domus Athletica',
    inDays: 9,
    from: '17:00',
    to: '19:00',
    state: 'waiting',
    places: { capacity: 15, priceOre: 5_000 },
  },
  {
    by: 'jazzorkesteret-synkope',
    title: norwegian('Konsert i kantinen'),
    text: norwegian('Kom.'),
    place: 'Kantinen',
    inDays: 14,
    from: '12:00',
    to: '12:45',
    state: 'sent-back',
    reason: 'Skriv hvilken kantine det er, og litt om hva dere spiller.',
  },
  {
    by: 'studentkoret-fjordklang',
    title: { no: 'Årsfest for medlemmer', en: 'Annual party for members' },
    text: {
      no: 'Tre retter, taler og sang til sent på kvelden.',
      en: 'Three courses, speeches and songs until late.',
    },
    place: 'Villa Eika',
    inDays: 40,
    from: '18:00',
    to: '23:30',
    state: 'draft',
    membersOnly: true,
    places: { capacity: 60, memberPriceOre: 40_000, asksForAllergies: true },
  },
  {
    by: 'brettspillklubben-terning',
    title: { no: 'Turnering i Catan', en: 'Catan tournament' },
    text: { no: 'Seksten spillere, én vinner.', en: 'Sixteen players, one winner.' },
    place: 'Frederikke, Blindern',
    inDays: -12,
    from: '16:00',
    to: '21:00',
    places: { capacity: 16, booked: 10 },
  },
  {
    by: 'fjellgruppa-varden',
    title: { no: 'Høsttur i Nordmarka', en: 'Autumn hike in Nordmarka' },
    text: { no: 'Fire timer i gult løv.', en: 'Four hours among yellow leaves.' },
    place: 'Sognsvann',
    inDays: -45,
    from: '10:00',
    to: '14:00',
  },
  {
    by: 'debattforumet-agora',
    title: norwegian('Valgkafé'),
    text: norwegian('Partiene svarer på ett minutt.'),
    place: 'Chateau Neuf',
    inDays: -75,
    from: '18:00',
    to: '20:00',
  },
  {
    by: 'robotikkgruppa-tannhjul',
    title: { no: 'Robotfotball', en: 'Robot football' },
    text: { no: 'Fire roboter og en ball.', en: 'Four robots and a ball.' },
    place: 'Ole-Johan Dahls hus',
    inDays: -20,
    from: '18:00',
    to: '20:00',
  },
]
