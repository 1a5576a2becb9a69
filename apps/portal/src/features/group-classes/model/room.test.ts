import { expect, it } from 'vitest'
import { completeRoom, isSameRoom, typedRoom } from './room.ts'

const gym = { no: 'Sal 1', en: 'Studio 1' }
const loft = { no: 'Loft', en: 'Loft' }

it('a room with one name is typed once, and has that name in every language', () => {
  expect(typedRoom(loft)).toEqual({ no: 'Loft', en: '' })
  expect(completeRoom({ no: 'Loft', en: '' })).toEqual(loft)
  expect(completeRoom(typedRoom(gym))).toEqual(gym)
})

it('a room with another name in one language is another one', () => {
  expect(isSameRoom(gym, { ...gym })).toBe(true)
  expect(isSameRoom(gym, { ...gym, en: 'Hall 1' })).toBe(false)
  expect(isSameRoom(gym, { ...gym, no: 'Sal 2' })).toBe(false)
})
