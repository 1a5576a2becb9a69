import { describe, expect, it } from 'vitest'
import { laterPeriods, readTermsKey, semestersOfPeriod, toTermsKey } from './terms.ts'

describe('the study period that a decision fixes', () => {
  it.each([
    ['2026-HOEST-2', ['2026H', '2027V']],
    ['2026-VAAR-2', ['2027V', '2027H']],
    ['2026-HOEST-1', ['2026H']],
    ['2026-VAAR-1', ['2027V']],
    ['2026-EMPTY-0', ['2026H', '2027V']],
  ])('%s is %o', (key, semesters) => {
    const period = readTermsKey(key)
    expect(toTermsKey(period)).toBe(key)
    expect(semestersOfPeriod(period)).toEqual(semesters)
  })

  it.each(['', '2026', '2026-HOEST', '26-HOEST-2', '2026-SOMMER-2', '2026-HOEST-3'])(
    'is none for %j',
    (key) => {
      expect(() => readTermsKey(key)).toThrow('Unknown study period')
    },
  )

  it.each([
    ['2026-HOEST-2', ['2026-VAAR-2', '2027-HOEST-2', '2027-VAAR-2']],
    ['2026-VAAR-1', ['2027-HOEST-1', '2027-VAAR-1', '2028-HOEST-1']],
    ['2026-EMPTY-0', ['2027-EMPTY-0', '2028-EMPTY-0', '2029-EMPTY-0']],
  ])('of %s can be deferred to %o', (key, later) => {
    expect(laterPeriods(readTermsKey(key)).map(toTermsKey)).toEqual(later)
  })
})
