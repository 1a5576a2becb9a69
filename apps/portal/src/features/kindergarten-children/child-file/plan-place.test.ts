import { describe, expect, it } from 'vitest'
import { type PresentPlace, planPlace } from './plan-place.ts'

const place = (
  startsOn: string,
  endsOn: string | null = null,
  values: Partial<PresentPlace> = {},
): PresentPlace => ({
  id: `place ${startsOn}`,
  departmentId: 'a',
  startsOn,
  endsOn,
  percent: 100,
  version: 1,
  isTheirs: true,
  ...values,
})
const wanted = (startsOn: string, endsOn: string | null = null, departmentId = 'a') => ({
  departmentId,
  startsOn,
  endsOn,
  percent: 100,
})

describe('the place of a line', () => {
  it.each([
    ['of a child without one is added', [], wanted('2026-08-01'), 'added'],
    ['that is here is unchanged', [place('2026-08-01')], wanted('2026-08-01'), 'unchanged'],
    [
      'with the same first day and a last one is changed',
      [place('2026-08-01')],
      wanted('2026-08-01', '2027-06-30'),
      'changed',
    ],
    [
      'with the same first day in another department is changed',
      [place('2026-08-01')],
      wanted('2026-08-01', null, 'b'),
      'changed',
    ],
    [
      'that starts within another is a move',
      [place('2026-08-01')],
      wanted('2027-02-01', null, 'b'),
      'moved',
    ],
    [
      'the day after another ends is added',
      [place('2026-08-01', '2026-12-31')],
      wanted('2027-01-01'),
      'added',
    ],
    [
      'on the last day of another is a move',
      [place('2026-08-01', '2026-12-31')],
      wanted('2026-12-31', null, 'b'),
      'moved',
    ],
    ['that would last into another', [place('2027-01-01')], wanted('2026-08-01'), 'PLACES_OVERLAP'],
    [
      'that would last to the first day of another',
      [place('2027-01-01')],
      wanted('2026-08-01', '2027-01-01'),
      'PLACES_OVERLAP',
    ],
    [
      'that ends the day before another',
      [place('2027-01-01')],
      wanted('2026-08-01', '2026-12-31'),
      'added',
    ],
    [
      'within one in the kindergarten of somebody else',
      [place('2026-08-01', null, { isTheirs: false })],
      wanted('2027-02-01'),
      'PLACES_OVERLAP',
    ],
    [
      'whose change would reach a place that staff added',
      [place('2026-08-01', '2026-12-31'), place('2027-01-01', null, { departmentId: 'b' })],
      wanted('2026-08-01', '2027-01-01'),
      'PLACES_OVERLAP',
    ],
  ] as const)('%s', (_, present, line, expected) => {
    const plan = planPlace(present, line, false)
    expect(typeof plan === 'string' ? plan : plan.change).toBe(expected)
  })

  it('changes nothing where the last file had the same, whatever staff have changed since', () => {
    const moved = [
      place('2026-08-01', '2026-12-31'),
      place('2027-01-01', null, { departmentId: 'b' }),
    ]
    expect(planPlace(moved, wanted('2026-08-01'), true)).toEqual({ change: 'unchanged' })
  })

  it('ends the place that it moves from the day before, and keeps what that was', () => {
    expect(
      planPlace(
        [place('2026-08-01', '2027-06-30', { percent: 60 })],
        wanted('2027-02-01', null, 'b'),
        false,
      ),
    ).toEqual({
      change: 'moved',
      update: {
        id: 'place 2026-08-01',
        version: 1,
        departmentId: 'a',
        percent: 60,
        startsOn: '2026-08-01',
        endsOn: '2027-01-31',
      },
      add: wanted('2027-02-01', null, 'b'),
    })
  })
})
