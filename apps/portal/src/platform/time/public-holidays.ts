import { addDays } from './date.ts'

export const publicHolidays = [
  'newYearsDay',
  'maundyThursday',
  'goodFriday',
  'easterSunday',
  'easterMonday',
  'labourDay',
  'constitutionDay',
  'ascensionDay',
  'whitSunday',
  'whitMonday',
  'christmasDay',
  'boxingDay',
] as const
export type PublicHoliday = (typeof publicHolidays)[number]

/** Days after Easter Sunday. */
const movable: readonly [PublicHoliday, number][] = [
  ['maundyThursday', -3],
  ['goodFriday', -2],
  ['easterSunday', 0],
  ['easterMonday', 1],
  ['ascensionDay', 39],
  ['whitSunday', 49],
  ['whitMonday', 50],
]

/** Where two fall on one day, as in 2027 on 17 May, these give it its name. */
const fixed: readonly [PublicHoliday, string][] = [
  ['newYearsDay', '01-01'],
  ['labourDay', '05-01'],
  ['constitutionDay', '05-17'],
  ['christmasDay', '12-25'],
  ['boxingDay', '12-26'],
]

/** Public holidays of a year in Norway, by date. Other Sundays are ordinary days of the week here. */
export function publicHolidaysOf(year: number): ReadonlyMap<string, PublicHoliday> {
  const easter = easterSunday(year)
  return new Map([
    ...movable.map(([holiday, days]) => [addDays(easter, days), holiday] as const),
    ...fixed.map(([holiday, day]) => [`${year}-${day}`, holiday] as const),
  ])
}

export function publicHolidayOn(date: string): PublicHoliday | undefined {
  const year = Number(date.slice(0, 4))
  let holidays = known.get(year)
  if (!holidays) {
    holidays = publicHolidaysOf(year)
    known.set(year, holidays)
  }
  return holidays.get(date)
}

/** A list asks for the same few years for every card. */
const known = new Map<number, ReadonlyMap<string, PublicHoliday>>()

/** The Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const sinceMarch = epact + toSunday - 7 * lateMoon + 22
  return addDays(`${year}-03-01`, sinceMarch - 1)
}
