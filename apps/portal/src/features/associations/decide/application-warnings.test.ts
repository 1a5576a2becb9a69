import { describe, expect, it } from 'vitest'
import { type ApplicationFacts, isSimilarName, warningsOf } from './application-warnings.ts'

it.each([
  ['Studentkoret', 'STUDENT-KORET', true],
  ['Blåserne', 'Studentforeningen Blaserne', true],
  ['Filmklubben', 'Filmklubben Blindern', true],
  ['Kor', 'Korsang', false],
  ['Sjakk', 'Dans', false],
  // Nothing but usual words is compared as it is.
  ['Foreningen', 'Studentforeningen', false],
  ['Foreningen', 'foreningen', true],
])('%s and %s', (one, other, isSimilar) => {
  expect(isSimilarName(one, other)).toBe(isSimilar)
})

describe('warnings', () => {
  const facts: ApplicationFacts = {
    name: 'Brettspill',
    otherNames: ['Dans'],
    rejectedCases: [],
    alsoFounded: [],
    confirmed: 4,
    declined: 0,
    leastFounders: 4,
  }
  const codes = (changed: Partial<ApplicationFacts>) =>
    warningsOf({ ...facts, ...changed }).map(({ code }) => code)

  it('are none for an application that is as it should be', () => {
    expect(codes({})).toEqual([])
  })

  it('name each thing that a caseworker should look at', () => {
    expect(codes({ otherNames: ['Brettspill!'] })).toEqual(['SIMILAR_NAME'])
    expect(codes({ rejectedCases: ['id'] })).toEqual(['REJECTED_BEFORE'])
    expect(codes({ confirmed: 3 })).toEqual(['FEW_FOUNDERS'])
    expect(codes({ declined: 1 })).toEqual(['FOUNDER_DECLINED'])
    expect(codes({ alsoFounded: ['Kor'] })).toEqual(['FOUNDS_ANOTHER'])
  })
})
