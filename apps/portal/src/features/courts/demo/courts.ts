/** Specification, section 9. */
export const courtCategories = [
  { no: 'Flerbrukshall Blindern', en: 'Multipurpose hall Blindern' },
  { no: 'Squash', en: 'Squash' },
  { no: 'Tennis', en: 'Tennis' },
]

/** The names of the clubs are real; courts, hours and prices are invented. */
export const courts = [
  {
    key: 'hall',
    centerId: 2,
    category: 'Flerbrukshall Blindern',
    name: { no: 'Hele hallen', en: 'The whole hall' },
  },
  {
    key: 'squash-1',
    centerId: 2,
    category: 'Squash',
    name: { no: 'Squashbane 1', en: 'Squash court 1' },
  },
  {
    key: 'squash-2',
    centerId: 2,
    category: 'Squash',
    name: { no: 'Squashbane 2', en: 'Squash court 2' },
  },
  {
    key: 'squash-3',
    centerId: 1,
    category: 'Squash',
    name: { no: 'Squashbane', en: 'Squash court' },
  },
  {
    key: 'tennis-1',
    centerId: 1,
    category: 'Tennis',
    name: { no: 'Tennisbane 1', en: 'Tennis court 1' },
  },
  {
    key: 'tennis-2',
    centerId: 4,
    category: 'Tennis',
    name: { no: 'Tennisbane 1', en: 'Tennis court 1' },
  },
] as const

const validFrom = '2026-08-17'
const week = { firstWeekday: 1, lastWeekday: 5, validFrom }
const weekend = { firstWeekday: 6, lastWeekday: 7, validFrom }

export const openings = [1, 2, 4].flatMap((centerId) => [
  { ...week, centerId, fromTime: '07:00', toTime: '22:30' },
  { ...weekend, centerId, fromTime: '09:00', toTime: '20:00' },
])

/** In øre per half hour; evenings cost more, because most people want to play then. */
export const prices = [
  {
    ...week,
    category: 'Flerbrukshall Blindern',
    fromTime: '07:00',
    toTime: '16:00',
    priceOre: 20_000,
  },
  {
    ...week,
    category: 'Flerbrukshall Blindern',
    fromTime: '16:00',
    toTime: '22:30',
    priceOre: 30_000,
  },
  {
    ...weekend,
    category: 'Flerbrukshall Blindern',
    fromTime: '09:00',
    toTime: '20:00',
    priceOre: 25_000,
  },
  { ...week, category: 'Squash', fromTime: '07:00', toTime: '16:00', priceOre: 5_000 },
  { ...week, category: 'Squash', fromTime: '16:00', toTime: '22:30', priceOre: 7_500 },
  { ...weekend, category: 'Squash', fromTime: '09:00', toTime: '20:00', priceOre: 6_000 },
  { ...week, category: 'Tennis', fromTime: '07:00', toTime: '16:00', priceOre: 9_500 },
  { ...week, category: 'Tennis', fromTime: '16:00', toTime: '22:30', priceOre: 15_000 },
  { ...weekend, category: 'Tennis', fromTime: '09:00', toTime: '20:00', priceOre: 12_000 },
] as const

/** Evenings that are reserved for student sports clubs. */
export const clubHours = [
  {
    court: 'hall',
    clubName: 'OSI Volleyball',
    firstWeekday: 1,
    lastWeekday: 1,
    fromTime: '18:00',
    toTime: '21:00',
    validFrom,
  },
  {
    court: 'hall',
    clubName: 'OSI Innebandy',
    firstWeekday: 3,
    lastWeekday: 3,
    fromTime: '18:30',
    toTime: '21:30',
    validFrom,
  },
  {
    court: 'squash-1',
    clubName: 'OSI Squash',
    firstWeekday: 2,
    lastWeekday: 2,
    fromTime: '19:00',
    toTime: '21:00',
    validFrom,
  },
  {
    court: 'tennis-1',
    clubName: 'OSI Tennis',
    firstWeekday: 4,
    lastWeekday: 4,
    fromTime: '17:00',
    toTime: '20:00',
    validFrom,
  },
] as const
