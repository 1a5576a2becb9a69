import { expect, test } from 'vitest'
import { type Completion, completeAddress } from './complete-address.ts'

const complete = (completion: Completion, here: string) =>
  completeAddress(completion, new URL(here, 'https://trivsel.example'))

test('a link by itself leads where it says', () => {
  expect(complete({ address: '/en/health?page=2' }, '/helse?q=a#b')).toBe('/en/health?page=2')
})

test('named parameters go along once, with all their values, and others do not', () => {
  const completion = { address: '/en/staff/log?sort=name', query: 'sort action' }
  expect(complete(completion, '/ansatt/logg?action=a&action=b&sort=day&utm=x')).toBe(
    '/en/staff/log?sort=name&action=a&action=b',
  )
})

test('what is behind the # goes along where the page reads it', () => {
  const here = '/glemt-passord/tilbakestill#token=a%2Fb'
  expect(complete({ address: '/en/forgot-password/reset' }, here)).toBe('/en/forgot-password/reset')
  expect(complete({ address: '/en/forgot-password/reset', fragment: '' }, here)).toBe(
    '/en/forgot-password/reset#token=a%2Fb',
  )
})

test('the login leads back to the whole address', () => {
  const here = '/trening/gruppetimer?day=2026-11-25&q=a%20b#class-7'
  const link = complete({ address: '/logg-inn', callback: '' }, here)
  expect(link).toMatch(/^\/logg-inn\?callback=/)
  expect(new URLSearchParams(link.split('?')[1]).get('callback')).toBe(here)
})
