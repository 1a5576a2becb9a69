import { expect, it } from 'vitest'
import { createDeviceMemory } from './device-memory.ts'

const devices = createDeviceMemory('a secret that is only for tests')
const maja = 'maja@trivsel.example'

it('knows a device for the account that was logged in to, however its address is written', () => {
  const cookie = devices.remember(undefined, maja)
  const device = devices.find(cookie, ' MAJA@trivsel.example ')
  expect(device).toMatch(/^[\w-]{22}$/)
  expect(devices.find(devices.remember(cookie, maja), maja)).toBe(device)
})

it('knows it for no other account, and nothing in it names the account', () => {
  const cookie = devices.remember(undefined, maja)
  expect(devices.find(cookie, 'ola@trivsel.example')).toBeNull()
  expect(cookie).not.toContain('maja')
})

it('knows it for everybody who shares the device, five at most', () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@trivsel.example`)
  const cookie = people.reduce<string | undefined>(devices.remember, undefined)
  expect(people.map((person) => devices.find(cookie, person) !== null)).toEqual([
    false,
    ...Array(5).fill(true),
  ])
})

it.each([
  undefined,
  '',
  'x',
  'AAAAAAAAAAAAAAAAAAAAAA',
  `AAAAAAAAAAAAAAAAAAAAAA.${'A'.repeat(43)}`,
  createDeviceMemory('another secret').remember(undefined, maja),
])('does not know %j', (cookie) => {
  expect(devices.find(cookie, maja)).toBeNull()
})

it('begins again where a cookie is none of ours', () => {
  const cookie = devices.remember('<script>.x', maja)
  expect(devices.find(cookie, maja)).not.toBeNull()
  expect(cookie).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
})
