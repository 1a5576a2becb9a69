import { expect, it } from 'vitest'
import { illustrationUrl } from '../model/illustrations.ts'
import { ClassSetupEdit } from './setup-forms.ts'

const codesOf = (edit: unknown) => {
  const { error } = ClassSetupEdit.safeParse(edit)
  return error?.issues.map(({ path, message }) => `${String(path.at(-1))} ${message}`) ?? []
}

const rules = {
  bookingOpensDaysBefore: 5,
  unbookingClosesMinutesBefore: 180,
  bookingsPerDay: 3,
  queueLimit: null,
  noShowLimit: 2,
  noShowDays: 30,
  blockDays: 30,
}

it.each([
  ['bookingOpensDaysBefore', 1, 7, 'OPENS_INVALID'],
  ['unbookingClosesMinutesBefore', 1, 1440, 'CLOSES_INVALID'],
  ['bookingsPerDay', 1, 20, 'PER_DAY_INVALID'],
  ['queueLimit', 0, 500, 'QUEUE_INVALID'],
  ['noShowLimit', 1, 20, 'NO_SHOWS_INVALID'],
  ['noShowDays', 1, 365, 'DAYS_INVALID'],
  ['blockDays', 1, 365, 'DAYS_INVALID'],
] as const)('%s is from %i to %i', (name, least, most, code) => {
  const problems = (value: number) =>
    codesOf({ kind: 'settings', form: { ...rules, [name]: value } })
  expect([problems(least), problems(most)]).toEqual([[], []])
  for (const outside of [least - 1, most + 1, least + 0.5])
    expect(problems(outside)).toEqual([`${name} ${code}`])
})

it('a category has a colour of the theme or none', () => {
  const name = { no: 'Yoga', en: 'Yoga' }
  const problems = (colour: unknown) =>
    codesOf({
      kind: 'category',
      form: { id: null, name, isInFilter: true, isActive: true, colour },
    })
  expect([problems('syrin'), problems(null)]).toEqual([[], []])
  for (const other of ['#ff0000', '', 'granitt'])
    expect(problems(other)).toEqual(['colour COLOUR_REQUIRED'])
})

it.each([
  ['center', 'gymId'],
  ['instructor', 'trainerId'],
] as const)('a %s has a name of its own or one of a page', (kind, page) => {
  const problems = (name: string, id: number | null) =>
    codesOf({ kind, form: { id: null, name, [page]: id, isActive: true } })
  expect(problems('Fjordvel', null)).toEqual([])
  expect(problems('', 7)).toEqual([])
  expect(problems('', null)).toEqual(['name NAME_REQUIRED'])
  expect(problems('x'.repeat(81), 7)).toEqual(['name TOO_LONG'])
})

it('a kind of class lasts a multiple of five minutes', () => {
  const texts = { no: 'Yoga', en: 'Yoga' }
  const problems = (durationMinutes: number) =>
    codesOf({
      kind: 'class-kind',
      form: {
        id: null,
        name: texts,
        description: texts,
        categoryId: 1,
        durationMinutes,
        capacity: 20,
        imageUrl: illustrationUrl('dance'),
      },
    })
  expect([problems(5), problems(480)]).toEqual([[], []])
  for (const wrong of [0, 7, 485])
    expect(problems(wrong)).toEqual(['durationMinutes DURATION_INVALID'])
})
