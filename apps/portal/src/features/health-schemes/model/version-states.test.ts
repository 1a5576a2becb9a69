import { expect, it } from 'vitest'
import { stateVersions } from './version-states.ts'

const version = (startsOn: string, revision = 1) => ({ startsOn, revision })

it('tells what holds now from what is to come and what counts no more', () => {
  const versions = [
    version('2027-01-01'),
    version('2026-01-01', 2),
    version('2026-01-01', 1),
    version('2025-01-01'),
  ]
  expect(stateVersions(versions, '2026-11-29')).toEqual({
    current: version('2026-01-01', 2),
    coming: [version('2027-01-01')],
    earlier: [version('2026-01-01', 1), version('2025-01-01')],
  })
  expect(stateVersions(versions.slice(0, 1), '2026-11-29').current).toBeNull()
})
