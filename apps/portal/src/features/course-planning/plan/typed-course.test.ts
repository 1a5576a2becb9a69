import { describe, expect, it } from 'vitest'
import { emptyCourse, emptyDate, judgeTyped, type TypedCourse, typedOf } from './typed-course.ts'

const date = { ...emptyDate(), day: '2027-02-12' }
const overnight = { ...date, startTime: '22:00', endTime: '02:00' }
const typed = (values: Partial<TypedCourse> = {}): TypedCourse => ({
  ...emptyCourse(),
  title: { no: 'Førstehjelp', en: '' },
  text: { no: 'Øv.', en: '' },
  place: 'Salen',
  languages: ['no'],
  dates: [date],
  closesDay: '2027-02-11',
  ...values,
})
const problemsOf = (values: Partial<TypedCourse>) => {
  const judged = judgeTyped(typed(values))
  return 'problems' in judged ? judged.problems : {}
}

describe('a course as it is typed', () => {
  it('is stored and typed again as it was', () => {
    const judged = judgeTyped(
      typed({
        otherPriceOre: '350,50',
        keepOre: '50',
        certificateDates: '1',
        questions: [
          {
            id: null,
            text: { no: 'Allergier?', en: '' },
            kind: 'text',
            options: { no: '', en: '' },
            isRequired: false,
            isSensitive: true,
          },
        ],
      }),
    )
    if (!('course' in judged)) throw new Error(JSON.stringify(judged.problems))
    expect(judged.course).toMatchObject({ otherPriceOre: 35_050, keepOre: 5_000, teacher: null })
    expect(judgeTyped(typedOf(judged.course))).toEqual(judged)
  })

  it.each([
    [{ place: '' }, { place: 'PLACE_OR_LINK_REQUIRED' }],
    [{ place: '', link: 'https://meet.example' }, {}],
    [{ link: 'http://meet.example' }, { link: 'LINK_INVALID' }],
    [{ title: { no: '', en: '' } }, { 'title.no': 'TITLE_REQUIRED' }],
    [{ dates: [] }, { dates: 'DATES_REQUIRED' }],
    [{ dates: [{ ...date, endTime: '17:00' }] }, { 'dates.0.endTime': 'DATE_ENDS_BEFORE' }],
    [
      { dates: [date, { ...date, startTime: '18:59', endTime: '20:00' }] },
      { 'dates.0.startTime': 'DATES_OVERLAP' },
    ],
    [{ dates: [date, { ...date, startTime: '19:00', endTime: '20:00' }] }, {}],
    [{ dates: [{ ...date, startTime: '22:00', endTime: '02:00' }] }, {}],
    [
      { dates: [overnight, { ...date, day: '2027-02-13', startTime: '02:00', endTime: '03:00' }] },
      {},
    ],
    [
      { dates: [overnight, { ...date, day: '2027-02-13', startTime: '01:59', endTime: '03:00' }] },
      { 'dates.0.startTime': 'DATES_OVERLAP' },
    ],
    [
      { dates: [{ ...overnight, day: '' }] },
      { 'dates.0.day': 'DAY_INVALID', closesDay: 'DEADLINE_AFTER_START' },
    ],
    [{ closesDay: '2027-02-12', closesTime: '17:00' }, {}],
    [{ closesDay: '2027-02-12', closesTime: '17:01' }, { closesDay: 'DEADLINE_AFTER_START' }],
    [{ otherPriceOre: '0,99' }, { otherPriceOre: 'PRICE_INVALID' }],
    [{ otherPriceOre: '1' }, {}],
    [{ otherPriceOre: 'gratis' }, { otherPriceOre: 'PRICE_INVALID' }],
    [{ capacity: '0' }, { capacity: 'NUMBER_INVALID' }],
    [{ certificateDates: '2' }, { certificateDates: 'CERTIFICATE_TOO_MANY' }],
    [{ keepPercent: '101' }, { keepPercent: 'NUMBER_INVALID' }],
  ] as const)('%j has the problems %j', (values, problems) => {
    expect(problemsOf(values as Partial<TypedCourse>)).toEqual(problems)
  })
})
