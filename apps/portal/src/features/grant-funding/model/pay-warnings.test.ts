import { expect, it } from 'vitest'
import { findPayWarnings } from './pay-warnings.ts'

const now = new Date('2026-11-28T10:00:00Z')
const usual = {
  associationState: 'active',
  accountSince: new Date('2026-01-01T10:00:00Z'),
  holder: 'Sjakklubben',
  applicant: 'Sjakklubben',
} as const

it('says nothing of a usual account, and nothing where there is none', () => {
  expect(findPayWarnings(usual, now)).toEqual([])
  expect(findPayWarnings({ ...usual, accountSince: null, holder: null }, now)).toEqual([])
})

it('tells of an association that is not active, a new account and another name', () => {
  const facts = {
    associationState: 'inactive',
    accountSince: new Date('2026-11-20T10:00:00Z'),
    holder: 'Kari Nordmann',
    applicant: 'Sjakklubben',
  } as const
  expect(findPayWarnings(facts, now)).toEqual(['not-active', 'fresh', 'other-holder'])
})

it('knows a person by first and last name', () => {
  const of = (holder: string, applicant: string) =>
    findPayWarnings({ ...usual, associationState: null, holder, applicant }, now)
  expect(of('Kari Marie Nordmann', 'Kari Nordmann')).toEqual([])
  expect(of('Kari Hansen', 'Kari Nordmann')).toEqual(['other-holder'])
})
