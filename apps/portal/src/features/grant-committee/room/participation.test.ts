import { expect, it } from 'vitest'
import { quorumOf, quorumOfCase } from './participation.ts'

const member = (userId: string, isPresent = true) => ({
  userId,
  name: userId,
  seat: 'member' as const,
  isPresent,
})
const list = { leastPresent: 2, members: [member('kari'), member('ola'), member('siri', false)] }

it('is enough from the least number on', () => {
  expect(quorumOf(list).isEnough).toBe(true)
  expect(quorumOf({ ...list, leastPresent: 3 }).isEnough).toBe(false)
})

it('counts nobody in a case who steps out of it', () => {
  const found = quorumOfCase(list, ['ola', 'siri'])
  expect(found.isEnough).toBe(false)
  expect(found.steppingOut.map(({ userId }) => userId)).toEqual(['ola', 'siri'])
})
