import { expect, it } from 'vitest'
import { canWithdraw, changeRoles, judgeAssemblyDay, leavesContact } from './rules.ts'

it.each([
  ['2026-11-28', null],
  ['2026-11-29', 'ASSEMBLY_IN_FUTURE'],
  ['2025-11-28', null],
  ['2025-11-27', 'ASSEMBLY_TOO_OLD'],
])('an assembly of %s: %j', (heldOn, problem) => {
  expect(judgeAssemblyDay(heldOn, '2026-11-28')).toBe(problem)
})

it('is withdrawn by the board for seven days', () => {
  expect(canWithdraw('2026-11-21', '2026-11-28')).toBe(true)
  expect(canWithdraw('2026-11-20', '2026-11-28')).toBe(false)
})

it('ends all roles but those of people who are elected again, and gives each once', () => {
  const current = [
    { id: '1', roleTypeId: 'leader', userId: 'kari' },
    { id: '2', roleTypeId: 'treasurer', userId: 'ola' },
  ]
  const kari = { roleTypeId: 'leader', userId: 'kari' }
  const per = { roleTypeId: 'treasurer', userId: 'per' }
  const { ended, given } = changeRoles(current, [kari, per, per])
  expect(ended.map(({ id }) => id)).toEqual(['2'])
  expect(given).toEqual([per])
})

it.each([
  [2, 1, 0, true],
  [2, 2, 1, true],
  [2, 2, 0, false],
])('%i contact persons, %i of whom step down, %i invited: %s', (all, steppingDown, invited, is) => {
  expect(leavesContact({ all, steppingDown, invited })).toBe(is)
})
