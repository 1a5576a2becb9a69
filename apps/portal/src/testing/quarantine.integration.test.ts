import { afterEach, expect, it } from 'vitest'
import { holdQuarantine } from '#core/quarantine/current-quarantine.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { descriptions } from '../features.server.ts'
import { newAddress } from './accounts.testing.server.ts'
import { createTestPortal } from './portal.testing.server.ts'

const connection = await createTestDatabase()
const { api } = createTestPortal(connection)
const quarantine = {
  backupStartedAt: new Date('2026-11-30T02:00:00Z'),
  restoredAt: new Date('2026-11-30T09:00:00Z'),
}

afterEach(() => holdQuarantine(null))

async function ask(method: string, path: string) {
  const answer = await api.request(path.replaceAll(/:\w+/g, '1'), {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress() },
  })
  const text = await answer.text()
  return `${answer.status} ${text.includes('"QUARANTINED"') ? 'QUARANTINED' : ''}`
}

/** What an administrator needs to release the site, and nothing else. */
const allowed = [
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-in/form',
  'POST /api/auth/sign-out',
  'POST /api/frontend/staff/access',
  'DELETE /api/frontend/staff/access',
  'POST /api/frontend/staff/restore/release',
]
const changing = descriptions
  .map(({ endpoint: { method, path } }) => ({ method, path, name: `${method} ${path}` }))
  .filter(({ method }) => method !== 'GET')

it.each(changing)('while a restored site is not released, $name waits', async (endpoint) => {
  const { method, path, name } = endpoint
  holdQuarantine(quarantine)
  if (allowed.includes(name)) expect(await ask(method, path)).not.toContain('QUARANTINED')
  else expect(await ask(method, path)).toBe('503 QUARANTINED')
})

it('allows nothing that there is not', () => {
  const names = changing.map(({ name }) => name)
  expect(allowed.filter((name) => !names.includes(name))).toEqual([])
})

it('is read as ever, and says when to come back', async () => {
  holdQuarantine(quarantine)
  const read = await api.request('/api/frontend/session')
  expect(read.status).toBe(200)
  const answer = await api.request('/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '600'])
})

it('takes changes once it is released', async () => {
  for (const { method, path } of changing)
    expect(await ask(method, path), `${method} ${path}`).not.toContain('QUARANTINED')
})
