import type { CourseAudience, CourseState } from '#core/courses/states.ts'
import type { Localized } from '#platform/i18n/localized.ts'

/** Days from today, negative for the past; times of the clock. */
export type DemoDate = { readonly inDays: number; readonly from: string; readonly to: string }

export type DemoCourse = {
  readonly title: Localized
  readonly text: Localized
  readonly teacher: string | null
  readonly place: string | null
  readonly link?: string
  readonly dates: readonly DemoDate[]
  readonly capacity: number
  /** Out of the demo's people: so many have a seat, so many wait. */
  readonly booked?: number
  readonly waiting?: number
  /** They bring somebody along. */
  readonly inPairs?: true
  readonly state?: CourseState
  readonly reason?: string
  readonly audience?: CourseAudience
  readonly mostSeats?: number
  /** In kroner: for students, for members and for others. */
  readonly prices?: readonly [student: number, member: number, other: number]
  readonly refundHours?: number
  readonly keepOre?: number
  readonly keepPercent?: number
  readonly certificateDates?: number
  /** Days before the first date on which booking ends; one without it. */
  readonly closesDays?: number
  /** Of those who booked and of the dates that are over: who was there. */
  readonly isThere?: (person: number, date: number) => boolean
  readonly asksForAllergies?: true
}

const norwegian = (no: string): Localized => ({ no, en: '' })
const english = (en: string): Localized => ({ no: '', en })
const evening = (inDays: number): DemoDate => ({ inDays, from: '17:00', to: '19:30' })
const weekly = (first: number, times: number): DemoDate[] =>
  Array.from({ length: times }, (_, week) => evening(first + 7 * week))

/** Invented courses in every state. */
export const demoCourses: readonly DemoCourse[] = [
  {
    title: { no: 'Førstehjelp for studenter', en: 'First aid for students' },
    text: {
      no: 'Hjerte- og lungeredning, brannskader og det som haster. Du øver på dukker, og går hjem med et kursbevis.',
      en: 'Heart and lung rescue, burns, and what is urgent. You practise on dummies and take a certificate home.',
    },
    teacher: 'Kari Lie',
    place: 'Storsalen, Villa Eika',
    dates: [evening(9), evening(16)],
    capacity: 20,
    booked: 12,
    mostSeats: 3,
    prices: [150, 100, 350],
    keepOre: 5_000,
    certificateDates: 2,
  },
  {
    title: { no: 'Mestre eksamen', en: 'Coping with exams' },
    text: {
      no: 'Tre kvelder om søvn, lesevaner og nerver. Du trenger ikke si noe om deg selv.',
      en: 'Three evenings about sleep, study habits and nerves. You do not have to say anything about yourself.',
    },
    teacher: 'Studentrådgivningen',
    place: 'Rom 204, Helsehuset',
    dates: weekly(4, 3),
    capacity: 12,
    booked: 12,
    waiting: 5,
  },
  {
    title: { no: 'Yoga for nybegynnere', en: 'Yoga for beginners' },
    text: {
      no: 'Seks uker med rolige øvelser. Ta med håndkle; matter har vi.',
      en: 'Six weeks of calm exercises. Bring a towel; we have mats.',
    },
    teacher: 'Ane Solheim',
    place: 'Sal 2, Domus',
    dates: weekly(12, 6),
    capacity: 16,
    booked: 14,
    mostSeats: 2,
    prices: [600, 450, 900],
    refundHours: 72,
    keepPercent: 25,
  },
  {
    title: english('Norwegian for newcomers'),
    text: english(
      'Eight evenings of spoken Norwegian for international students. No books needed.',
    ),
    teacher: 'Jonas Bakke',
    place: 'Meeting room 3, Villa Eika',
    dates: weekly(20, 8),
    capacity: 18,
    booked: 7,
    prices: [400, 400, 1_200],
    refundHours: 168,
    keepOre: 10_000,
    keepPercent: 10,
    certificateDates: 6,
  },
  {
    title: { no: 'Økonomi for foreninger', en: 'Accounts for associations' },
    text: {
      no: 'Budsjett, bilag og søknad om tilskudd. For kontaktpersonene i foreningene.',
      en: 'Budgets, receipts and applying for grants. For the contact persons of associations.',
    },
    teacher: 'Foreningskontoret',
    place: null,
    link: 'https://video.example.org/foreningsokonomi',
    dates: [evening(7)],
    capacity: 40,
    booked: 9,
    audience: 'contact-persons',
  },
  {
    title: { no: 'Styrkeløft: teknikk', en: 'Powerlifting: technique' },
    text: {
      no: 'Knebøy, benk og mark med noen som ser på. For medlemmer.',
      en: 'Squat, bench press and deadlift with somebody watching. For members.',
    },
    teacher: 'Magnus Ruud',
    place: 'Vektrommet, Domus',
    dates: [{ inDays: 6, from: '10:00', to: '13:00' }],
    capacity: 8,
    booked: 8,
    waiting: 2,
    audience: 'members',
    prices: [200, 200, 200],
    keepOre: 5_000,
  },
  {
    title: { no: 'Lag billig mat', en: 'Cooking on a budget' },
    text: {
      no: 'Fire middager under 30 kroner porsjonen. Dere lager dem sammen og spiser dem etterpå.',
      en: 'Four dinners for under 30 kroner a portion. You make them together and eat them afterwards.',
    },
    teacher: 'Kjøkkensjef Pål Vik',
    place: 'Kjøkkenet, Kafé Fokus',
    dates: [{ inDays: 13, from: '16:00', to: '20:00' }],
    capacity: 14,
    booked: 5,
    inPairs: true,
    mostSeats: 4,
    prices: [120, 120, 250],
    asksForAllergies: true,
  },
  {
    title: { no: 'Foreldrekveld: barn og søvn', en: 'Parents’ evening: children and sleep' },
    text: {
      no: 'For studenter med barn. Barna kan leke i rommet ved siden av.',
      en: 'For students with children. The children can play next door.',
    },
    teacher: 'Helsesykepleier Ida Moe',
    place: 'Familierommet, Kringsjå',
    dates: [evening(18)],
    capacity: 20,
    booked: 3,
    mostSeats: 2,
  },
  {
    title: { no: 'Snakk så de hører deg', en: 'Speak so that they listen' },
    text: {
      no: 'To kvelder om å holde en presentasjon. Du får prøve foran få.',
      en: 'Two evenings about giving a presentation. You try it in front of a few.',
    },
    teacher: 'Sunniva Dahl',
    place: 'Auditorium 1, Villa Eika',
    dates: [evening(25), evening(32)],
    capacity: 10,
    booked: 6,
    prices: [100, 100, 300],
  },
  {
    title: { no: 'Selvforsvar', en: 'Self-defence' },
    text: {
      no: 'Grunnleggende teknikker. Kom i treningstøy.',
      en: 'Basic techniques. Come in training clothes.',
    },
    teacher: 'Emir Hasan',
    place: 'Sal 1, Domus',
    dates: weekly(2, 2),
    capacity: 15,
    booked: 11,
    closesDays: 3,
  },
  {
    title: { no: 'Livredning i basseng', en: 'Lifesaving in the pool' },
    text: {
      no: 'Du må kunne svømme 200 meter. Kurset gir kursbevis.',
      en: 'You have to be able to swim 200 metres. The course gives a certificate.',
    },
    teacher: 'Oda Nes',
    place: 'Domus svømmehall',
    dates: [
      { inDays: -9, from: '18:00', to: '20:00' },
      { inDays: -2, from: '18:00', to: '20:00' },
      { inDays: 5, from: '18:00', to: '20:00' },
    ],
    capacity: 10,
    booked: 9,
    prices: [250, 200, 500],
    certificateDates: 2,
    isThere: (person, date) => person !== 3 && !(person % 4 === 1 && date === 1),
  },
  {
    title: { no: 'Kondisjonstest med veileder', en: 'Fitness test with a coach' },
    text: {
      no: 'Få målt kondisjonen din og få råd om trening.',
      en: 'Have your fitness measured and get advice on training.',
    },
    teacher: 'Magnus Ruud',
    place: 'Testrommet, Domus',
    dates: [{ inDays: 0, from: '18:00', to: '21:00' }],
    capacity: 12,
    booked: 10,
    closesDays: 0,
  },
  {
    title: { no: 'Digital lesegruppe: statistikk', en: 'Online study group: statistics' },
    text: {
      no: 'Vi regner sammen på nett, fire onsdager.',
      en: 'We work through exercises online, four Wednesdays.',
    },
    teacher: null,
    place: null,
    link: 'https://video.example.org/statistikk',
    dates: weekly(3, 4),
    capacity: 100,
    booked: 17,
  },
  {
    title: { no: 'Vinterklatring', en: 'Winter climbing' },
    text: {
      no: 'En helg med guide. Utstyr er med i prisen.',
      en: 'A weekend with a guide. Equipment is included.',
    },
    teacher: 'Turkontoret',
    place: 'Rjukan',
    dates: [
      { inDays: 60, from: '09:00', to: '17:00' },
      { inDays: 61, from: '09:00', to: '15:00' },
    ],
    capacity: 8,
    booked: 2,
    prices: [1_900, 1_700, 2_900],
    refundHours: 336,
    keepPercent: 50,
    closesDays: 14,
  },
  {
    title: { no: 'Keramikk: dreiing', en: 'Pottery: throwing' },
    text: {
      no: 'Avlyst fordi ovnen er i stykker. De som hadde betalt, får pengene tilbake.',
      en: 'Called off because the kiln is broken. Those who had paid get their money back.',
    },
    teacher: 'Line Aas',
    place: 'Verkstedet, Kringsjå',
    dates: weekly(8, 3),
    capacity: 10,
    booked: 6,
    state: 'called-off',
    reason: 'Ovnen er i stykker.',
    prices: [300, 300, 600],
  },
  {
    title: norwegian('Foredrag: Å flytte for seg selv'),
    text: norwegian('Husleie, strøm og naboer. Gratis, med kaffe.'),
    teacher: 'Boligkontoret',
    place: 'Storsalen, Villa Eika',
    dates: [evening(-12)],
    capacity: 60,
    booked: 18,
    isThere: (person) => person % 3 !== 2,
  },
  {
    title: { no: 'Førstehjelp for studenter (høst)', en: 'First aid for students (autumn)' },
    text: {
      no: 'Hjerte- og lungeredning, brannskader og det som haster.',
      en: 'Heart and lung rescue, burns, and what is urgent.',
    },
    teacher: 'Kari Lie',
    place: 'Storsalen, Villa Eika',
    dates: [evening(-40), evening(-33)],
    capacity: 20,
    booked: 15,
    prices: [150, 100, 350],
    certificateDates: 2,
    isThere: (person, date) => person % 5 !== 4 || date === 0,
  },
  {
    title: { no: 'Brannvern for tillitsvalgte', en: 'Fire safety for representatives' },
    text: {
      no: 'Årlig kurs for kontaktpersonene i foreningene.',
      en: 'Yearly course for the contact persons of associations.',
    },
    teacher: 'Driftsavdelingen',
    place: 'Verkstedet, Kringsjå',
    dates: [evening(-350)],
    capacity: 30,
    booked: 10,
    audience: 'contact-persons',
    certificateDates: 1,
    isThere: () => true,
  },
  {
    title: { no: 'Sy om klær', en: 'Mending clothes' },
    text: { no: 'Ta med det som er hullete.', en: 'Bring what has holes.' },
    teacher: null,
    place: 'Verkstedet, Kringsjå',
    dates: weekly(30, 2),
    capacity: 12,
    state: 'draft',
  },
  {
    title: norwegian('Kurs i konflikthåndtering'),
    text: norwegian(''),
    teacher: null,
    place: 'Ikke bestemt ennå',
    dates: [evening(45)],
    capacity: 16,
    state: 'draft',
    audience: 'contact-persons',
  },
]
