import { expect, test } from 'vitest'
import { emptyQuestion } from '#core/questions/typed-question.ts'
import { copyOf, daysOfTyped, emptyEvent, judgeTyped, type TypedEvent } from './typed-event.ts'

const typed = (changes: Partial<TypedEvent> = {}): TypedEvent => ({
  ...emptyEvent(),
  title: { no: 'Quiz', en: '' },
  text: { no: 'Kom', en: '' },
  place: 'Kantinen',
  languages: ['no'],
  startDay: '2027-01-12',
  ...changes,
})
const problemsOf = (changes: Partial<TypedEvent>) => {
  const judged = judgeTyped(typed(changes))
  return 'problems' in judged ? judged.problems : {}
}

test('one language is enough, and an event without a last day ends on its first', () => {
  expect(judgeTyped(typed())).toMatchObject({
    event: { endDay: '2027-01-12', link: null, places: null },
  })
  expect(problemsOf({ title: { no: ' ', en: '' } })).toEqual({ 'title.no': 'TITLE_REQUIRED' })
})

test.each<[Partial<TypedEvent>, Record<string, string>]>([
  [{ endDay: '2027-01-11' }, { endDay: 'EVENT_ENDS_BEFORE' }],
  [{ endTime: '18:00' }, { endTime: 'EVENT_ENDS_BEFORE' }],
  [{ startDay: '2027-02-29' }, { startDay: 'DAY_INVALID' }],
  [{ link: 'https://zoom.example' }, { link: 'LINK_NEEDS_PLACES' }],
  [{ hasPlaces: true, link: 'http://zoom.example' }, { link: 'LINK_INVALID' }],
  [{ hasPlaces: true, capacity: '0' }, { capacity: 'NUMBER_INVALID' }],
  [{ hasPlaces: true, capacity: 'mange' }, { capacity: 'NUMBER_INVALID' }],
  [{ hasPlaces: true, priceOre: '0,50' }, { priceOre: 'PRICE_INVALID' }],
  [{ hasPlaces: true, memberPriceOre: '10001' }, { memberPriceOre: 'PRICE_INVALID' }],
  [{ text: { no: 'Ring meg: 769405 00571', en: '' } }, { 'text.no': 'LOOKS_LIKE_NATIONAL_ID' }],
  [
    { hasPlaces: true, questions: [{ ...emptyQuestion(), kind: 'choice' }] },
    {
      'questions.0.text.no': 'QUESTION_REQUIRED',
      'questions.0.options.no': 'OPTIONS_REQUIRED',
    },
  ],
])('what is wrong is said beside its field: %j', (changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems)
})

test('prices are kroner, and those for members alone are the price of all', () => {
  const prices = { hasPlaces: true, memberPriceOre: '99,50', priceOre: '200' }
  expect(judgeTyped(typed(prices))).toMatchObject({
    event: { places: { memberPriceOre: 9_950, priceOre: 20_000 } },
  })
  expect(judgeTyped(typed({ ...prices, audience: 'members' }))).toMatchObject({
    event: { places: { memberPriceOre: 9_950, priceOre: 9_950 } },
  })
})

test('options are lines, in one language or in both', () => {
  const question = { ...emptyQuestion(), text: { no: 'Hva?', en: '' }, kind: 'choice' as const }
  const options = { no: 'Kjøtt\n\nFisk', en: 'Meat' }
  expect(
    judgeTyped(typed({ hasPlaces: true, questions: [{ ...question, options }] })),
  ).toMatchObject({
    event: {
      places: {
        questions: [
          {
            options: [
              { no: 'Kjøtt', en: 'Meat' },
              { no: 'Fisk', en: '' },
            ],
          },
        ],
      },
    },
  })
})

test('a copy has all but the days, and its questions are new ones', () => {
  const judged = judgeTyped(typed({ hasPlaces: true, priceOre: '50' }))
  if (!('event' in judged)) throw new Error('the event is not right')
  const { places, ...event } = judged.event
  const id = '3f5b2a52-8d53-4f8e-9a27-4a1f6a1b2c3d'
  const question = { ...emptyQuestion(), id, options: [] }
  const copy = copyOf({ ...event, places: places && { ...places, questions: [question] } })
  expect(copy).toMatchObject({ startDay: '', endDay: '', startTime: '18:00', priceOre: '50' })
  expect(copy.questions).toMatchObject([{ id: null }])
})

test('days that are taken out of a series stay out', () => {
  const series = typed({ repeat: 'week', repeatTimes: '3', removedDays: ['2027-01-19'] })
  expect(daysOfTyped(series).kept).toEqual(['2027-01-12', '2027-01-26'])
})
