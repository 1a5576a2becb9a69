import { expect, it } from 'vitest'
import { hideSmallCount, hideSmallGroups } from './hide-small-groups.ts'

const group = (booked: number, fullest: number) => ({
  booked,
  fullest,

  attended: booked,
  noShows: 1,
  lateUnbooked: 2,
})
const hidden = { attended: null, noShows: null, lateUnbooked: null }

it('shows the attendance of five people, and not of four', () => {
  expect(hideSmallGroups([group(5, 5)])).toEqual([group(5, 5)])
  expect(hideSmallGroups([group(4, 4)])).toEqual([{ ...group(4, 4), ...hidden }])
})

it('counts people and not places: four people who attend every week are four', () => {
  expect(hideSmallGroups([group(80, 4)])).toEqual([{ ...group(80, 4), ...hidden }])
})

it('hides a second group, so that a single one cannot be calculated from the total', () => {
  const [small, large, middle] = [group(3, 3), group(90, 20), group(30, 20)]
  expect(hideSmallGroups([small, large, middle])).toEqual([
    { ...small, ...hidden },
    large,
    { ...middle, ...hidden },
  ])
  const two = [group(3, 3), group(4, 2), large]
  expect(hideSmallGroups(two).at(-1)).toEqual(large)
})

it('hides nothing of an empty group', () => {
  const empty = { ...group(0, 0), attended: 0, noShows: 0, lateUnbooked: 0 }
  expect(hideSmallGroups([empty, group(9, 9)])).toEqual([empty, group(9, 9)])
  expect(hideSmallGroups([empty, group(3, 3)])[0]).toEqual(empty)
})

it('returns counts from five on, and 0', () => {
  expect([0, 1, 4, 5].map(hideSmallCount)).toEqual([0, null, null, 5])
})
